import { holdsKind } from "~/features/site/holds-kind.ts";
import { isUnlocked } from "~/features/site/password/page-password.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";

interface Visitor {
  db: Db;
  siteId: string;
  cookies: string | undefined;
  isSecure: boolean;
}

/** More pages with a section of one kind are not looked at. */
const mostPages = 100;

/**
 * Whether a section of this kind stands on a page that a visitor may see: one that is published, and behind no password
 * which their browser has not given.
 */
export async function isKindShown({ db, siteId, cookies, isSecure }: Visitor, kind: string): Promise<boolean> {
  const index = await getSiteIndex(siteId);
  if (!index) return false;
  // A section that was taken off the draft is still among them, and may stand on what is published.
  const rows = await inSite(siteId, () =>
    db.group.findMany({ where: { siteId, kind }, select: { pageId: true }, distinct: "pageId", take: mostPages }),
  );
  for (const { pageId } of rows) {
    const page = index.pages.get(pageId);
    if (!page || !(await holdsKind(index, page, kind))) continue;
    if (!page.isProtected || (await isUnlocked({ db, siteId, pageId, isSecure }, cookies))) return true;
  }
  return false;
}
