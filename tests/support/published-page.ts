import { randomUUID } from "node:crypto";
import { addPage } from "~/features/site/pages/add-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { createSite } from "~/features/site/service.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { RootDb } from "~/server/db.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";

/**
 * A site of a member, which may have every kind of section, at `<key>.test` with published pages of these names; their slugs are the names. Each has one section: an
 * invitation, or the kind that `sections` names for it.
 */
export async function siteWithPages(
  db: RootDb,
  key: string,
  names: string[],
  sections: Record<string, string> = {},
): Promise<{ id: string; pages: string[] }> {
  const userId = randomUUID();
  await db.user.create({ data: { id: userId, email: `${userId}@vitrine.example`, name: "Admin" } });
  const { id } = await createSite(db, { key, name: key, locales: ["de"], hosts: [`${key}.test`] });
  await db.site.update({ where: { id }, data: { isHealthOpticsMember: true } });
  const ctx = forEditor({
    db,
    bus: openLiveBus(null),
    site: { id, key, locales: ["de"], isHealthOpticsMember: true },
    actor: { userId, name: "Admin", isAdmin: true, role: null },
  });
  const pages: string[] = [];
  for (const name of names) {
    const { pageId } = await addPage(ctx, {
      name,
      locale: "de",
      collection: null,
      initialGroups: [sections[name] ?? "cta"],
    });
    await publishPage(ctx, { pageId });
    pages.push(pageId);
  }
  return { id, pages };
}
