import { randomUUID } from "node:crypto";
import { z } from "zod";
import { differenceIn } from "~/features/document/domain/patches.ts";
import type { Held } from "~/features/document/kind.ts";
import { recordChange } from "~/features/document/record.ts";
import { trashDays } from "~/features/page/trash.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { day } from "~/lib/time/lengths.ts";
import type { Db, RootDb } from "~/server/db.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { forEachSite } from "~/server/jobs/each-site.ts";
import { isClockTrusted } from "~/server/jobs/house-clock.ts";
import { runSiteCommand } from "../commands/run.ts";
import type { SiteDocument } from "../document-schema.ts";
import { siteShape } from "../domain/site-shape.ts";
import { deleteEndedLinks } from "../preview/links.ts";
import { siteKind, siteKindWith } from "../site-kind.ts";

/** Whatever went wrong, one run deletes no more pages of a site than this, so many in one transaction. */
const mostPerRun = 200;
const atOnce = 20;

/** In whose name the log tells of what nobody did. */
const house = { userId: null, name: "Vitrine", isAdmin: true, role: null };

/**
 * Deletes the pages that went into the trash 30 days ago or earlier, with their history: each as an editor would, so
 * that whoever follows the site sees them go. At most 20 at once; answers how many.
 */
export async function emptyTrash(
  { db, bus }: Pick<JobContext, "db" | "bus">,
  siteId: string,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - trashDays * day);
  const old = await pagesThrownAway(db, { siteId, before });
  if (old.length === 0) return 0;
  const ctx = forEditor({ db, site: { id: siteId }, actor: house });
  const gone = await siteKindWith({ pageIds: old }).withLocked(ctx, siteId, async (tx, held) => {
    // What came out of the trash meanwhile, or went into it anew, stays.
    const ids = (await pagesThrownAway(tx, { siteId, before })).filter((id) => old.includes(id));
    let present: Held<SiteDocument> = held;
    for (const pageId of ids) present = await deleteForGood(tx, ctx, present, pageId);
    return ids;
  });
  for (const topic of [...gone.map((id) => `page:${id}`), `site:${siteId}`]) bus.wake(topic);
  return gone.length;
}

async function pagesThrownAway(db: Db | RootDb, { siteId, before }: { siteId: string; before: Date }) {
  const where = { siteId, deletedAt: { lt: before } };
  const rows = await db.page.findMany({ where, select: { id: true }, orderBy: { deletedAt: "asc" }, take: atOnce });
  return rows.map(({ id }) => id);
}

async function deleteForGood(
  tx: Db,
  ctx: Parameters<typeof recordChange>[1],
  held: Held<SiteDocument>,
  pageId: string,
): Promise<Held<SiteDocument>> {
  const operation = { opId: randomUUID(), command: "page.deleteForGood", input: { pageId } };
  const run = runSiteCommand(held.document, operation, { locales: [], patchesOf: () => undefined });
  if (!run.ok) throw new Error(`a page of the trash cannot be deleted: ${run.refusal}`);
  const { document } = run;
  const patches = differenceIn(siteShape, held.document, document);
  const change = { documentId: ctx.siteId, held, document, patches, operation };
  return { document, revision: await recordChange(tx, ctx, siteKind, change) };
}

/** Once a day, unless the clock has jumped: what is over goes, pages of the trash and preview links. */
export const emptyTrashJob = defineJob({
  name: "page.emptyTrash",
  input: z.object({}),
  seconds: 240,
  cron: "41 2 * * *",
  async run(ctx) {
    if (!(await isClockTrusted(ctx.db))) return;
    const now = new Date();
    const empty = async (siteId: string) => {
      for (let gone = atOnce, all = 0; gone === atOnce && all < mostPerRun && !ctx.signal.aborted; all += gone)
        gone = await emptyTrash(ctx, siteId, now);
      await deleteEndedLinks(ctx.db, { siteId, now });
    };
    await forEachSite(ctx.db, empty, { signal: ctx.signal });
  },
});
