import { deriveId } from "~/lib/ids.ts";
import { localeSchema } from "~/lib/locales.ts";
import type { Group, PageDocument, PageLocale } from "../schema.ts";

/**
 * A new page with everything that stands on another one, in all languages and with its media: sections and cards are
 * drafts with ids of their own, and what is to be deleted stays behind. Name, addresses, role and place are the new
 * page's. Pure but for ids.
 */
export function copiedOnto(page: PageDocument, source: PageDocument, newId: () => string): PageDocument {
  const kept = Object.values(source.groups).filter(({ status }) => status === "draft" || status === "published");
  const newIds = new Map(kept.map(({ id }) => [id, newId()]));
  const groups = kept.flatMap((group) => copiedGroup(group, newIds));
  const described = localeSchema.options.flatMap((locale) => {
    const own = page.locales[locale];
    return own ? [[locale, { ...own, ...searchWords(source.locales[locale]) }] as const] : [];
  });
  return {
    ...page,
    options: source.options,
    disallowedLocales: source.disallowedLocales,
    locales: Object.fromEntries(described),
    groups: Object.fromEntries(groups.map((group) => [group.id, group])),
  };
}

/** What search engines show of a page, with what it was translated from; what is absent stays so. */
function searchWords(row: PageLocale | undefined): Pick<PageLocale, "description"> & Partial<PageLocale> {
  const { description = "", descriptionSource, searchTitle, searchTitleSource, machine = [] } = row ?? {};
  const byMachine = machine.filter((part) => part !== "name");
  return {
    description,
    ...(descriptionSource !== undefined && { descriptionSource }),
    ...(searchTitle !== undefined && { searchTitle }),
    ...(searchTitleSource !== undefined && { searchTitleSource }),
    ...(byMachine.length > 0 && { machine: byMachine }),
  };
}

/** A card whose board stays behind stays behind with it. */
function copiedGroup(group: Group, newIds: ReadonlyMap<string, string>): Group[] {
  const id = newIds.get(group.id);
  const parentId = group.parentId === null ? null : newIds.get(group.parentId);
  if (id === undefined || parentId === undefined) return [];
  const fields = Object.entries(group.fields).map(
    ([name, field]) => [name, { ...field, id: deriveId(id, name) }] as const,
  );
  return [{ ...group, id, parentId, status: "draft", previousStatus: null, fields: Object.fromEntries(fields) }];
}
