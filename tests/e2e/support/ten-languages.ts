import { randomUUID } from "node:crypto";
import { loadDraft } from "../../../src/features/page/service/load-draft.ts";
import { editPage } from "../../../src/features/page/service/edit-page.ts";
import { publishPage } from "../../../src/features/page/service/publish-page.ts";
import { sectionsOf } from "../../../src/features/page/domain/groups.ts";
import { addPage } from "../../../src/features/site/pages/add-page.ts";
import { saveNavigation } from "../../../src/features/site/service.ts";
import { contentLocales } from "../../../src/lib/locales.ts";
import { forEditor } from "../../../src/lib/site-editor.ts";
import type { RootDb } from "../../../src/server/db.ts";
import { openLiveBus } from "../../../src/server/live/live-bus.ts";
import { createFirstSite } from "../../../src/server/start/first-site.ts";

export interface TenLanguageSite {
  origin: string;
  remove: () => Promise<unknown>;
}

/**
 * A site in every language with a page at `/<locale>/<locale>-about` that Serbian readers shall not see, and on it a
 * section for all but Croatian ones. Its two titles, "Alle" and "Nicht kroatisch", are written in German alone.
 */
export async function makeTenLanguageSite(db: RootDb, port: number): Promise<TenLanguageSite> {
  const key = `zehn-${randomUUID().slice(0, 8)}`;
  const host = `${key}.localhost`;
  const email = `${key}@vitrine.example`;
  const locales = [...contentLocales];
  await createFirstSite(db, { host, name: "Zehn", locales, admin: email, port });
  const { siteId: id } = await db.siteHost.findUniqueOrThrow({ where: { host } });
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } });
  const actor = { userId, name: key, isAdmin: true, role: null };
  const ctx = forEditor({ db, bus: openLiveBus(null), site: { id, key, locales }, actor });

  const texts = locales.map((locale) => [locale, { name: `Über uns ${locale}`, slug: `${locale}-about` }]);
  const { pageId } = await addPage(ctx, {
    name: "Über uns",
    locale: "de",
    collection: null,
    locales: Object.fromEntries(texts) as Record<(typeof locales)[number], { name: string; slug: string }>,
    meta: { disallowedLocales: ["sr"] },
    initialGroups: ["cta", "cta"],
  });
  const [first, second] = sectionsOf((await loadDraft(ctx, { pageId })).document);
  const title = (groupId = "", text: string) => ({
    command: "field.text",
    input: { groupId, fieldName: "title", locale: "de", text },
  });
  for (const step of [
    title(first?.id, "Alle"),
    title(second?.id, "Nicht kroatisch"),
    { command: "group.languages", input: { groupId: second?.id ?? "", disallowedLocales: ["hr"] } },
  ])
    await editPage(ctx, { pageId, baseRevision: 0, force: true, operation: { opId: randomUUID(), ...step } });
  await publishPage(ctx, { pageId });
  const entry = { type: "page", pageId, label: {}, appearance: "default", disallowedLocales: [], children: [] };
  await saveNavigation(ctx, [
    { id: randomUUID(), area: "header", label: {}, children: [{ id: randomUUID(), ...entry }] },
  ]);
  return {
    origin: `http://${host}:${port}`,
    async remove() {
      await db.site.delete({ where: { id } });
      await db.user.delete({ where: { id: userId } });
    },
  };
}
