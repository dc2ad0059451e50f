import { z } from "zod";
import { dequal } from "dequal/lite";
import { contentLocales, localeSchema, type Locale } from "~/lib/locales.ts";
import { refuse } from "~/features/document/refusals.ts";
import { defineCommand, idInput, type RunContext } from "./define-command.ts";
import { onGroup } from "./on-part.ts";

/** Chooses the languages in which a section is not shown. */
export const groupLanguages = defineCommand({
  name: "group.languages",
  input: z.strictObject({ groupId: idInput, disallowedLocales: z.array(localeSchema) }),
  run: (document, { groupId, disallowedLocales }, context) => {
    const locales = checkedLocales(disallowedLocales, context);
    if (!locales) return refuse("locale-unknown");
    return onGroup(document, groupId, context, (group) =>
      dequal(group.disallowedLocales, locales) ? group : { ...group, disallowedLocales: locales },
    );
  },
});

/** Chooses the languages in which the whole page is not shown. */
export const pageLanguages = defineCommand({
  name: "page.languages",
  input: z.strictObject({ disallowedLocales: z.array(localeSchema) }),
  run: (document, { disallowedLocales }, context) => {
    const locales = checkedLocales(disallowedLocales, context);
    if (!locales) return refuse("locale-unknown");
    return dequal(document.disallowedLocales, locales) ? document : { ...document, disallowedLocales: locales };
  },
});

/** The locales once each in the product's order, or null when the site lacks one of them. */
function checkedLocales(locales: Locale[], context: RunContext): Locale[] | null {
  if (!locales.every((locale) => context.locales.includes(locale))) return null;
  return contentLocales.filter((locale) => locales.includes(locale));
}
