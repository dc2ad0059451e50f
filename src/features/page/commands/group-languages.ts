import { z } from "zod";
import { dequal } from "dequal/lite";
import { contentLocales, localeSchema, type Locale } from "~/lib/locales.ts";
import { refuse } from "~/features/document/refusals.ts";
import { defineCommand, idInput, type RunContext } from "./define-command.ts";
import { hasLocale, onGroup } from "./on-part.ts";

/** Chooses the languages in which a section is not shown. */
export const groupLanguages = defineCommand({
  name: "group.languages",
  input: z.strictObject({ groupId: idInput, disallowedLocales: z.array(localeSchema) }),
  run: (document, { groupId, disallowedLocales }, context) =>
    onGroup(document, groupId, context, (group) => closedIn(group, disallowedLocales, context)),
});

/** Chooses the languages in which the whole page is not shown. */
export const pageLanguages = defineCommand({
  name: "page.languages",
  input: z.strictObject({ disallowedLocales: z.array(localeSchema) }),
  run: (document, { disallowedLocales }, context) => closedIn(document, disallowedLocales, context),
});

/**
 * The part closed in these languages, once each in the product's order, and still in those of its own that the site does
 * not have now: they may come back.
 */
function closedIn<Part extends { disallowedLocales: Locale[] }>(part: Part, wanted: Locale[], context: RunContext) {
  const others = part.disallowedLocales.filter((locale) => !hasLocale(context, locale));
  if (!wanted.every((locale) => hasLocale(context, locale) || others.includes(locale))) return refuse("locale-unknown");
  const disallowedLocales = contentLocales.filter((locale) => wanted.includes(locale) || others.includes(locale));
  return dequal(part.disallowedLocales, disallowedLocales) ? part : { ...part, disallowedLocales };
}
