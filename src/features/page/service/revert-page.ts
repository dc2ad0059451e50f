import { randomUUID } from "node:crypto";
import { recordChange } from "~/features/document/record.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { difference } from "../domain/patches.ts";
import { revertedTo } from "../domain/publishing.ts";
import { withLockedPage } from "../locked-page.ts";
import { pageKind } from "../page-kind.ts";
import { lastVersion } from "../versions.ts";

/**
 * Leads the draft back to what visitors see, in all languages; this cannot be undone. Nothing to discard changes
 * nothing. Throws `invalid` with `refusal: "never-published"`.
 */
export async function revertPage(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<{ revision: number }> {
  const { siteId } = ctx;
  const revision = await withLockedPage(ctx, pageId, async (tx, page) => {
    const last = await lastVersion(tx, siteId, page.publishedVersionId);
    if (!last) throw new DomainError("invalid", "The page was never published", { refusal: "never-published" });
    const document = revertedTo(last.page.document, page.document);
    const patches = difference(page.document, document);
    if (patches.length === 0) return page.revision;
    const operation = { opId: randomUUID(), command: "page.revert", input: { number: last.number } };
    return await recordChange(tx, ctx, pageKind, {
      documentId: pageId,
      held: page,
      document,
      patches,
      operation,
    });
  });
  ctx.bus.wake(`page:${pageId}`);
  ctx.bus.wake(`site:${siteId}`);
  return { revision };
}
