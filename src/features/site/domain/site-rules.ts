import type { SiteDocument } from "../document-schema.ts";
import { siteSettingsSchema } from "../schema.ts";
import { takenAddresses } from "./pages/page-index.ts";

/** The rules that hold in every site document, and how this one breaks them; empty when it is sound. Pure. */
export function brokenSiteRules(document: SiteDocument): string[] {
  const { navigation, collections, pages } = document;
  const hasPage = (id: string | null) => id === null || Object.hasOwn(pages, id);
  const entries = Object.entries(navigation.entries).flatMap(([id, entry]) => {
    const parent = entry.parentId === null ? null : navigation.entries[entry.parentId];
    return broken(`entry ${id}`, [
      [Object.hasOwn(navigation.containers, entry.containerId), "has no container"],
      [parent === null || (parent?.containerId === entry.containerId && parent.parentId === null), "has no parent"],
      [hasPage(entry.pageId), "has no page"],
      [entry.sortKey !== "", "has no place"],
    ]);
  });
  const items = Object.values(collections).flatMap(({ items, type }) =>
    Object.entries(items).flatMap(([id, item]) =>
      broken(`item ${id}`, [
        [type === "page" ? item.pageId !== null && item.groupId === null : item.groupId !== null, "is of another type"],
        [hasPage(item.pageId), "has no page"],
        [item.sortKey !== "", "has no place"],
      ]),
    ),
  );
  const addresses = takenAddresses(pages).map(
    ({ pageId, slug }) => `page ${pageId} stands at another's address ${slug}`,
  );
  const roles = Object.values(pages).flatMap(({ role }) => role ?? []);
  const twice = roles.length > new Set(roles).size ? ["two pages have one role"] : [];
  const settings = siteSettingsSchema.safeParse(document.settings).success ? [] : ["settings are not valid"];
  return [...settings, ...entries, ...items, ...addresses, ...twice];
}

function broken(what: string, rules: [holds: boolean, message: string][]): string[] {
  return rules.filter(([holds]) => !holds).map(([, message]) => `${what} ${message}`);
}
