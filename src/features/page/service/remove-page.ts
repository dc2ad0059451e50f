import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { countSite } from "../count-site.ts";
import { withLockedPage } from "../locked-page.ts";
import { noteTrashing, type Trashed } from "../trash.ts";

/**
 * Puts a page into the trash for 30 days and takes it off the site at once, with its entries in navigation and
 * collections; its addresses and its role are free for others. The home page stays.
 */
export async function removePage(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<void> {
  const { siteId } = ctx;
  const where = { siteId, pageId };
  await withLockedPage(ctx, pageId, async (tx, page) => {
    const { document, publishedVersionId } = page;
    if (document.role === "home") throw new DomainError("invalid", "The home page stays", { refusal: "home-page" });
    const items = await tx.collectionItem.findMany({ where, select: { collectionId: true, archived: true } });
    const trash: Trashed = { role: document.role, locales: document.locales, publishedVersionId, items };
    await noteTrashing(tx, ctx, page, "page.remove");
    await tx.redirect.deleteMany({ where });
    await tx.pageLocale.deleteMany({ where });
    await tx.collectionItem.deleteMany({ where });
    await tx.navigationItem.deleteMany({ where });
    await tx.page.updateMany({
      where: { siteId, id: pageId },
      data: { trash, deletedAt: new Date(), role: null, publishedVersionId: null },
    });
    await countSite(tx, siteId);
  });
  ctx.bus.wake(`page:${pageId}`);
  ctx.bus.wake(`site:${siteId}`);
}
