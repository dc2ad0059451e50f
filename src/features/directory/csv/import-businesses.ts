import { randomUUID } from "node:crypto";
import { libraryPictures } from "~/features/media/library-pictures.ts";
import { DomainError } from "~/lib/errors.ts";
import { changeOf } from "~/lib/record-revision.ts";
import { isSiteAdmin } from "~/lib/site-editor.ts";
import { chosenOf, tableReport, type KnownChange } from "~/lib/tables/table-file.ts";
import { wakeData } from "~/server/data-heads.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { inTurns } from "~/server/limits/in-turns.ts";
import {
  lockDirectory,
  raiseDirectory,
  readBusinesses,
  requireRoomForBusinesses,
  type DirectoryContext,
} from "../service.ts";
import { businessLines, namedIn, planImport, type Change, type ImportPlan } from "./plan-import.ts";
import type { ImportInput, ImportReport } from "./schema.ts";
import { writeTable } from "./write-table.ts";

/** A table of a few thousand lines may take this long on a busy machine. */
const longestMs = 30_000;

/**
 * Reads a table of businesses: says what it would change and each line that cannot be taken; with `apply` its changes
 * are made, those that begin on `lines` or all, in one transaction, so that whatever ends it leaves nothing half. Faulty
 * lines change nothing, and so does what somebody else has changed since it was `seen`. Throws `invalid` for what is no
 * table of businesses, a very long one, and changes for which the directory has no room.
 */
export async function importBusinesses(
  ctx: DirectoryContext,
  { text, apply, ...choice }: ImportInput,
): Promise<ImportReport> {
  const { siteId } = ctx;
  if (!apply) return report(await planned(ctx, text), false);
  const made = await inSite(siteId, () =>
    ctx.db.$transaction(
      async (db) => {
        await lockDirectory(db, siteId);
        const plan = chosenOf(await planned({ ...ctx, db }, text), choice);
        if (plan.changes.length === 0) return plan;
        await requireRoomForBusinesses(db, siteId, plan.changes.filter(({ type }) => type === "new").length);
        await writeTable(
          db,
          siteId,
          plan.changes.map(({ business }) => business),
          changeOf(ctx.actor, new Date()),
        );
        await raiseDirectory(db, siteId);
        return plan;
      },
      { timeout: longestMs },
    ),
  );
  wakeData(ctx.bus, siteId);
  return report(made, true);
}

type Reading = Pick<DirectoryContext, "siteId" | "site" | "actor"> & { db: Db };

type Known = Change & KnownChange<Change["columns"][number]>;
type KnownPlan = Omit<ImportPlan, "changes"> & { changes: Known[] };

async function planned({ db, siteId, site, actor }: Reading, text: string): Promise<KnownPlan> {
  const lines = businessLines(text);
  if (typeof lines === "string") throw new DomainError("invalid", "no table of businesses", { refusal: lines });
  const stored = await readBusinesses({ db, siteId }, { siteId, id: { in: namedIn(lines) } });
  const { timeZone } = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { timeZone: true } });
  const revisions = new Map(stored.map(({ id, revision }) => [id, revision]));
  const steps = planImport(lines, {
    known: new Map(stored.map(({ revision: _, ...business }) => [business.id, business])),
    isAdmin: isSiteAdmin(actor),
    timeZone,
    newId: randomUUID,
    site: { pictures: await libraryPictures({ db, siteId }), locale: site.locales[0] ?? "" },
  });
  const plan = await inTurns(steps);
  const changes = plan.changes.map((change) => {
    const { id } = change.business;
    return { ...change, id, revision: revisions.get(id) ?? null };
  });
  return { ...plan, changes };
}

function report(plan: KnownPlan, isApplied: boolean): ImportReport {
  return tableReport(plan, { isApplied, nameOf: ({ business }) => business.name });
}
