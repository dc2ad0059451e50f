import type { z } from "zod";
import { pageAddInput } from "~/features/page/api-schema.ts";
import { entryPlaceSchema } from "../commands/navigation-entries.ts";
import { layoutNameSchema } from "../layouts/schema.ts";
import type { NewPage } from "./add-page.ts";

/** A page may begin with a layout, and with its place in the navigation. */
export const sitePageAddInput = pageAddInput.extend({
  layout: layoutNameSchema.optional(),
  entry: entryPlaceSchema.optional(),
});

/** The call `page/add` as the service takes it. A page is called what it is called in `lang`. */
export function newPageOf({
  collectionName,
  initialMeta,
  lang,
  initialGroups,
  layout,
  entry,
}: z.output<typeof sitePageAddInput>): NewPage {
  const { name, disallowedLanguages, password } = initialMeta;
  const names = typeof name === "string" ? { [lang]: name } : name;
  return {
    name: names[lang] ?? Object.values(names).find(Boolean) ?? "",
    locale: lang,
    collection: collectionName ?? null,
    meta: { name: names, disallowedLocales: disallowedLanguages, password },
    initialGroups,
    layout,
    entry,
  };
}
