import { randomUUID } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import { changeOf } from "~/lib/record-revision.ts";
import { isSiteAdmin } from "~/lib/site-editor.ts";
import { tableReport } from "~/lib/table-file.ts";
import { wakeData } from "~/server/data-heads.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { lockDirectory, raiseDirectory, readBusinesses, type DirectoryContext } from "../service.ts";
import { planImport, type ImportPlan } from "./plan-import.ts";
import type { ImportInput, ImportReport } from "./schema.ts";
import { writeTable } from "./write-table.ts";

/** A table of a few thousand lines may take this long on a busy machine. */
const longestMs = 30_000;

/**
 * Reads a table of businesses: says what it would change and each line that cannot be taken; with `apply` its changes
 * are made, those that begin on `lines` or all, in one transaction, so that whatever ends it leaves nothing half. Faulty
 * lines change nothing. Throws `invalid` for what is no table of businesses, or a very long one.
 */
export async function importBusinesses(
  ctx: DirectoryContext,
  { text, apply, lines }: ImportInput,
): Promise<ImportReport> {
  const { siteId } = ctx;
  if (!apply) return report(await planned(ctx, text), false);
  const chosen = lines && new Set(lines);
  const made = await inSite(siteId, () =>
    ctx.db.$transaction(
      async (db) => {
        await lockDirectory(db, siteId);
        const plan = await planned({ ...ctx, db }, text);
        const changes = plan.changes.filter(({ line }) => chosen?.has(line) ?? true);
        if (changes.length === 0) return { ...plan, changes };
        await writeTable(
          db,
          siteId,
          changes.map(({ business }) => business),
          changeOf(ctx.actor, new Date()),
        );
        await raiseDirectory(db, siteId);
        return { ...plan, changes };
      },
      { timeout: longestMs },
    ),
  );
  wakeData(ctx.bus, siteId);
  return report(made, true);
}

type Reading = Pick<DirectoryContext, "siteId" | "actor"> & { db: Db };

async function planned({ db, siteId, actor }: Reading, text: string): Promise<ImportPlan> {
  const known = (await readBusinesses({ db, siteId }, { siteId })).map(({ revision: _, ...business }) => business);
  const plan = planImport(text, {
    known: new Map(known.map((business) => [business.id, business])),
    isAdmin: isSiteAdmin(actor),
    newId: randomUUID,
  });
  if (plan === "no-table" || plan === "table-too-long")
    throw new DomainError("invalid", "no table of businesses", { refusal: plan });
  return plan;
}

function report(plan: ImportPlan, isApplied: boolean): ImportReport {
  return tableReport(plan, { isApplied, nameOf: ({ business }) => business.name });
}
