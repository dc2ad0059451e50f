import { randomUUID } from "node:crypto";
import { recordChange } from "~/features/document/record.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import { withOwnAddresses } from "../domain/home-slug.ts";
import { difference } from "../domain/patches.ts";
import { revertedTo } from "../domain/publishing.ts";
import { withLockedPage } from "../locked-page.ts";
import { pageKind } from "../page-kind.ts";
import type { PageDocument } from "../schema.ts";
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
    const reverted = revertedTo(last.page.document, page.document);
    const locales = withOwnAddresses(reverted.locales, page.document.locales);
    const document = { ...reverted, locales, role: await roleAfter(tx, siteId, { draft: page.document, reverted }) };
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

interface Reverted {
  draft: PageDocument;
  reverted: PageDocument;
}

/** Which page is the home page is not this page's to say, and a role that another page took meanwhile stays there. */
async function roleAfter(tx: Db, siteId: string, { draft, reverted }: Reverted): Promise<PageDocument["role"]> {
  const { id, role } = reverted;
  if (role === draft.role || draft.role === "home") return draft.role;
  if (role === null) return null;
  const isTaken = role === "home" || (await tx.page.count({ where: { siteId, role, id: { not: id } } })) > 0;
  return isTaken ? draft.role : role;
}
