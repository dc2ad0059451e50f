import type { Locale } from "~/lib/locales.ts";
import type { PageAddInput, PageInfoSaveInput } from "./api-schema.ts";
import type { NewPage } from "./service/add-page.ts";
import type { PageInfoInput } from "./service/save-page-info.ts";

/** The call `page/add` as the service takes it. A page is called what it is called in `lang`. */
export function newPageOf({ collectionName, initialMeta, lang, initialGroups }: PageAddInput): NewPage {
  const { name, disallowedLanguages } = initialMeta;
  const names = typeof name === "string" ? { [lang]: name } : name;
  return {
    name: names[lang] ?? Object.values(names).find(Boolean) ?? "",
    locale: lang,
    collection: collectionName ?? null,
    meta: { name: names, disallowedLocales: disallowedLanguages },
    initialGroups,
  };
}

/** The call `page/info` as the service takes it. A single name is the one in `lang`, or the editors'. */
export function pageInfoOf({ id, lang, slug, meta }: PageInfoSaveInput): PageInfoInput {
  const name = meta?.name;
  const names: Partial<Record<Locale, string>> | undefined =
    typeof name === "string" ? (lang ? { [lang]: name } : undefined) : name;
  return {
    pageId: id,
    locale: lang,
    slug,
    name: typeof name === "string" && !lang ? name : undefined,
    meta: meta && { name: names, password: meta.password, disallowedLocales: meta.disallowedLanguages },
  };
}
