import { DomainError } from "~/lib/errors.ts";
import { isSiteAdmin } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { inSite } from "~/server/site-scope.ts";
import { dropFormer } from "./former.ts";
import { holdPages } from "./published-copies.ts";
import { removeFilesJob } from "./remove-files.ts";

/**
 * Takes away at once what a medium was before it was replaced: until then everybody who knows its address gets it. Admins
 * only; throws `forbidden` for others and `not-found`. A medium that has no former file stays as it is.
 */
export async function deleteFormer({ db, siteId, actor }: ServiceContext, { id }: { id: string }): Promise<void> {
  if (!isSiteAdmin(actor)) throw new DomainError("forbidden", "only admins delete former files");
  await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdPages(tx, siteId); // as whoever brings it back
      const where = { id, siteId, state: { not: "former" as const } };
      const row = await tx.media.findFirst({ where, select: { formerId: true } });
      if (!row) throw new DomainError("not-found", "no such medium", { refusal: "media-not-found" });
      if (row.formerId === null) return;
      const former = await tx.media.findFirst({ where: { id: row.formerId, siteId }, select: { objectId: true } });
      await dropFormer(tx, siteId, [row.formerId]);
      if (former) await enqueue(tx, removeFilesJob, { siteId, objectId: former.objectId });
    }),
  );
}
