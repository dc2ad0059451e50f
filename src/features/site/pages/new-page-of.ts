import type { PageAddInput } from "~/features/page/api-schema.ts";
import type { NewPage } from "./add-page.ts";

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
