import { z } from "zod";
import { isRefused, refuse, type Refused } from "~/features/document/refusals.ts";
import { followingName } from "~/features/page/domain/following-name.ts";
import { isReservedSlug } from "~/features/page/domain/slug.ts";
import { toSlug } from "~/features/page/domain/to-slug.ts";
import { savedText } from "~/features/page/domain/text.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { PageEntry, SiteDocument } from "../document-schema.ts";
import { addressTakenFrom } from "../domain/pages/page-index.ts";
import { defineSiteCommand, type SiteOutcome } from "./define-command.ts";

const pageId = z.uuid().toLowerCase();

/**
 * Renames a page for its editors (locale null) or in one language of its visitors, with the next publish. Those names and
 * the first language's are never emptied; editors call it as the first language does, until somebody says otherwise.
 */
export const siteRenamePage = defineSiteCommand({
  name: "page.rename",
  input: z.strictObject({ pageId, locale: localeSchema.nullable(), name: z.string().max(300) }),
  run: (document, { pageId, locale, name }, { locales }) =>
    onPage(document, pageId, (page) => {
      const saved = savedText(name);
      if (locale !== null && !locales.includes(locale)) return refuse("locale-unknown");
      if (saved === null && (locale === null || (locale === locales[0] && page.names[locale])))
        return refuse("name-empty");
      if (locale === null) return { ...page, name: saved ?? page.name };
      const { [locale]: _, ...others } = page.names;
      const names = saved === null ? others : { ...others, [locale]: saved };
      if (locale !== locales[0]) return { ...withAddress(page, locale), names };
      const called = followingName(page.name, { former: page.names[locale], next: saved ?? "" });
      return { ...withAddress(page, locale), name: called, names };
    }),
});

/** Sets a page's address in one language, for visitors with the next publish. */
export const siteSlugPage = defineSiteCommand({
  name: "page.slug",
  input: z.strictObject({ pageId, locale: localeSchema, slug: z.string().max(300) }),
  run: (document, { pageId, locale, slug }, { locales }) =>
    onPage(document, pageId, (page) => {
      const saved = toSlug(slug);
      if (!locales.includes(locale)) return refuse("locale-unknown");
      if (saved === "") return refuse("slug-empty");
      if (page.collection === null && isReservedSlug(saved)) return refuse("slug-reserved");
      return { ...page, slugs: { ...page.slugs, [locale]: saved } };
    }),
});

/** A language that the page did not have yet starts with the address of another one. */
function withAddress(page: PageEntry, locale: Locale): PageEntry {
  if (page.slugs[locale] !== undefined) return page;
  const slug = Object.values(page.slugs)[0] ?? (toSlug(page.name) || "seite");
  return { ...page, slugs: { ...page.slugs, [locale]: slug } };
}

function onPage(document: SiteDocument, pageId: string, change: (page: PageEntry) => PageEntry | Refused): SiteOutcome {
  const page = ownValue(document.pages, pageId);
  if (!page) return refuse("page-not-found");
  const changed = change(page);
  if (isRefused(changed)) return changed;
  if (addressTakenFrom(document.pages, pageId, changed)) return refuse("slug-taken");
  return { ...document, pages: { ...document.pages, [pageId]: changed } };
}
