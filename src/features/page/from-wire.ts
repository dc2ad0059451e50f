import type { Locale } from "~/lib/locales.ts";
import type { PageInfoSaveInput } from "./api-schema.ts";
import type { PageInfoInput } from "./service/save-page-info.ts";

/** The call `page/info` as the service takes it. A single name is the one in `lang`, or the editors'. */
export function pageInfoOf({ id, lang, slug, meta }: PageInfoSaveInput): PageInfoInput {
  const name = meta?.name;
  const names: Partial<Record<Locale, string>> | undefined =
    typeof name === "string" ? (lang ? { [lang]: name } : undefined) : name;
  return {
    pageId: id,
    locale: lang,
    slug,
    description: meta?.description,
    searchTitle: meta?.searchTitle,
    name: typeof name === "string" && !lang ? name : undefined,
    meta: meta && {
      ...{ name: names, password: meta.password, formerPassword: meta.formerPassword },
      disallowedLocales: meta.disallowedLanguages,
    },
  };
}
