import { randomUUID } from "node:crypto";
import { recordChange } from "~/features/document/record.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import { showVersion } from "../count-site.ts";
import { difference } from "../domain/patches.ts";
import { takenDown } from "../domain/publishing.ts";
import { withLockedPage } from "../locked-page.ts";
import { pageKind } from "../page-kind.ts";

/**
 * Takes a page off the site for visitors; its draft, its versions and its entries in the navigation stay, and a publish
 * brings it back. Throws `not-found`, and `invalid` with `refusal` for the home page and for a page that is not online.
 * `also` is done in the same transaction, once the page is held.
 */
export async function takeDownPage(
  ctx: ServiceContext,
  { pageId, also }: { pageId: string; also?: (tx: Db) => Promise<unknown> },
): Promise<{ revision: number }> {
  const { siteId } = ctx;
  const revision = await withLockedPage(ctx, pageId, async (tx, page) => {
    await also?.(tx);
    if (page.document.role === "home") {
      throw new DomainError("invalid", "The home page stays online", { refusal: "home-page-online" });
    }
    if (page.publishedVersionId === null) {
      throw new DomainError("invalid", "The page is not online", { refusal: "not-online" });
    }
    const document = takenDown(page.document);
    const after = await recordChange(tx, ctx, pageKind, {
      documentId: pageId,
      held: page,
      document,
      patches: difference(page.document, document),
      operation: { opId: randomUUID(), command: "page.takeDown", input: {} },
    });
    await showVersion(tx, siteId, { pageId, versionId: null });
    return after;
  });
  ctx.bus.wake(`page:${pageId}`);
  ctx.bus.wake(`site:${siteId}`);
  return { revision };
}
