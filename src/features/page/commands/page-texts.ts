import { dequal } from "dequal/lite";
import { z } from "zod";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { followingName } from "../domain/following-name.ts";
import { isReservedSlug } from "../domain/slug.ts";
import { withMark, withSourceWords } from "../domain/source-words.ts";
import { longestDescription, longestName, longestSearchTitle } from "../domain/text-limits.ts";
import { savedText } from "../domain/text.ts";
import { isRefused, refuse } from "~/features/document/refusals.ts";
import { translatedPartSchema, type PageDocument, type PageLocale } from "../schema.ts";
import { defineCommand, type Outcome, type RunContext } from "./define-command.ts";
import { hasLocale } from "./on-part.ts";

/**
 * Renames the page for its editors (locale null) or in one language of its visitors. Those names and the first language's
 * are never emptied; editors call it as the first language does, until somebody says otherwise.
 */
export const pageRename = defineCommand({
  name: "page.rename",
  input: z.strictObject({ locale: localeSchema.nullable(), name: z.string().max(longestName) }),
  run: (document, { locale, name }, context) => {
    const saved = savedText(name) ?? "";
    const isFirst = locale === context.locales[0];
    if (saved === "" && (locale === null || (isFirst && document.locales[locale]?.name))) return refuse("name-empty");
    if (locale !== null) {
      const renamed = inLocale(document, locale, { name: saved }, context);
      if (isRefused(renamed) || !isFirst) return renamed;
      const former = document.locales[locale]?.name;
      return withName(renamed, followingName(document.name, { former, next: saved }));
    }
    return withName(document, saved);
  },
});

const slugInput = z.strictObject({ locale: localeSchema, slug: z.string().max(300) });

/** Sets the page's address in one language. That no other page has it is checked where it is saved. */
export const pageSlug = defineCommand({
  name: "page.slug",
  input: slugInput,
  run: (document, { locale, slug }, context) => {
    const saved = context.toSlug(slug);
    if (saved === "") return refuse("slug-empty");
    if (document.collection === null && isReservedSlug(saved)) return refuse("slug-reserved");
    return inLocale(document, locale, { slug: saved }, context);
  },
});

/** Sets the page's name and address in one language: both, or neither when one of them is refused. */
export const pageNameAndSlug = defineCommand({
  name: "page.nameAndSlug",
  input: slugInput.extend({ name: z.string().max(longestName) }),
  run: (document, { locale, name, slug }, context) => {
    const renamed = pageRename.run(document, { locale, name }, context);
    return isRefused(renamed) ? renamed : pageSlug.run(renamed, { locale, slug }, context);
  },
});

/** Sets the text that search engines show below the page's title. */
export const pageDescription = defineCommand({
  name: "page.description",
  input: z.strictObject({ locale: localeSchema, description: z.string().max(longestDescription) }),
  run: (document, { locale, description }, context) =>
    inLocale(document, locale, { description: savedText(description) ?? "" }, context),
});

/** Sets what search engines and the browser's tab call the page; empty, that is its name and the site's again. */
export const pageSearchTitle = defineCommand({
  name: "page.searchTitle",
  input: z.strictObject({ locale: localeSchema, searchTitle: z.string().max(longestSearchTitle) }),
  run: (document, { locale, searchTitle }, context) =>
    inLocale(document, locale, { searchTitle: savedText(searchTitle) ?? undefined }, context),
});

/** Says that one of a page's own words in one language is right, although the first language says something else since or a machine has written it. */
export const pageTranslated = defineCommand({
  name: "page.translated",
  input: z.strictObject({ locale: localeSchema, part: translatedPartSchema }),
  run: (document, { locale, part }, context) => {
    if (!hasLocale(context, locale)) return refuse("locale-unknown");
    const before = document.locales[locale];
    const after = before && withMark(before, part, sourceOf(document, locale, context));
    return after === before ? document : { ...document, locales: { ...document.locales, [locale]: after } };
  },
});

function withName(document: PageDocument, name: string): PageDocument {
  return name === document.name ? document : { ...document, name };
}

/** The page with other words in one language. A language that it did not have yet starts with the address of another one. */
export function inLocale(
  document: PageDocument,
  locale: Locale,
  change: Partial<PageLocale>,
  context: RunContext,
): Outcome {
  if (!hasLocale(context, locale)) return refuse("locale-unknown");
  const before = document.locales[locale];
  const slug = Object.values(document.locales)[0]?.slug ?? (context.toSlug(document.name) || document.id);
  const { searchTitle, ...words } = { ...(before ?? { slug, name: "", description: "" }), ...change };
  const after = searchTitle === undefined ? words : { ...words, searchTitle };
  if (before && dequal(after, before)) return document;
  const marked = withSourceWords(after, { before, source: sourceOf(document, locale, context) });
  return { ...document, locales: { ...document.locales, [locale]: marked } };
}

/** What is translated into this language; null for the first language, which is not. */
function sourceOf({ locales }: PageDocument, locale: Locale, context: RunContext): PageLocale | null {
  const [first] = context.locales;
  return (first !== undefined && first !== locale && locales[first]) || null;
}
