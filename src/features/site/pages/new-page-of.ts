import { z } from "zod";
import { pageAddInput } from "~/features/page/api-schema.ts";
import { entryPlaceSchema } from "../commands/navigation-entries.ts";
import { layoutNameSchema } from "../layouts/schema.ts";
import type { NewPage } from "./add-page.ts";

/**
 * A page may begin with a layout, and with its place in the navigation. With an `id` of its own it is made once, however
 * often it is asked for: then the call is refused ("id-taken").
 */
export const sitePageAddInput = pageAddInput.extend({
  id: z.uuid().toLowerCase().optional(),
  layout: layoutNameSchema.optional(),
  entry: entryPlaceSchema.optional(),
});

/** The call `page/add` as the service takes it. A page is called what it is called in `lang`. */
export function newPageOf({
  id,
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
    id,
    name: names[lang] ?? Object.values(names).find(Boolean) ?? "",
    locale: lang,
    collection: collectionName ?? null,
    meta: { name: names, disallowedLocales: disallowedLanguages, password },
    initialGroups,
    layout,
    entry,
  };
}
