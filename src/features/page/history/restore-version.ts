import { repeated } from "~/features/document/earlier-changes.ts";
import { isRefused } from "~/features/document/refusals.ts";
import { recordChange } from "~/features/document/record.ts";
import type { Edited } from "~/features/document/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { restoredTo, withSectionRestored } from "../domain/history/restored.ts";
import { difference } from "../domain/patches.ts";
import { withLockedPage } from "../locked-page.ts";
import { pageKind } from "../page-kind.ts";
import { topicsToldOf } from "../tell-site.ts";
import { pageAt } from "./load-version.ts";
import type { RestoreInput } from "./schema.ts";

/**
 * Leads the draft, or one section of it, back to an earlier version: one change like any other, which undo takes back.
 * Visitors see it with the next publish. Throws `not-found` for a version that never was, and `invalid` with `refusal`
 * for a section that was not there.
 */
export async function restoreVersion(
  ctx: ServiceContext,
  { pageId, revision, groupId, opId }: RestoreInput,
): Promise<Edited> {
  const { siteId } = ctx;
  const earlier = await pageAt(ctx, { pageId, revision });
  const edited = await withLockedPage(ctx, pageId, async (tx, page): Promise<Edited> => {
    const done = await tx.change.findFirst({ where: { siteId, opId } });
    if (done) return await repeated(tx, ctx, { done, documentId: pageId });
    const document = groupId
      ? withSectionRestored(page.document, earlier, groupId)
      : restoredTo(page.document, earlier);
    if (isRefused(document)) {
      throw new DomainError("invalid", "The version has no such section", { refusal: document.refusal });
    }
    const patches = difference(page.document, document);
    if (patches.length === 0) return { revision: page.revision, patches };
    const input = { revision, ...(groupId && { groupId }) };
    const operation = { opId, command: "page.restoreVersion", input };
    const change = { documentId: pageId, held: page, document, patches, operation };
    return { revision: await recordChange(tx, ctx, pageKind, change), patches };
  });
  for (const topic of [`page:${pageId}`, ...topicsToldOf(siteId, edited.patches)]) ctx.bus.wake(topic);
  return edited;
}
