import { countSite } from "~/features/page/count-site.ts";
import { DomainError } from "~/lib/errors.ts";
import { isSiteAdmin } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";

/**
 * Sets what the site is called in tabs, search results and mails, and in its header where neither a logo nor an entry of
 * the directory stands there; its pages are made anew. Admins only; throws `forbidden` for others.
 */
export async function changeSiteName({ db, bus, siteId, actor }: ServiceContext, name: string): Promise<void> {
  if (!isSiteAdmin(actor)) throw new DomainError("forbidden", "only admins change the site's name");
  await db.$transaction(async (tx) => {
    await countSite(tx, siteId);
    await tx.site.update({ where: { id: siteId }, data: { name }, select: { id: true } });
  });
  bus.wake(`site:${siteId}`);
}
