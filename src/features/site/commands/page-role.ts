import { z } from "zod";
import { refuse } from "~/features/document/refusals.ts";
import { homeSlug } from "~/features/page/domain/home-slug.ts";
import { freeSlug } from "~/features/page/domain/slug.ts";
import { toSlug } from "~/features/page/domain/to-slug.ts";
import { pageRoleSchema } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { PageEntry, SiteDocument } from "../document-schema.ts";
import { slugsIn } from "../domain/pages/page-index.ts";
import { defineSiteCommand } from "./define-command.ts";

/**
 * Makes a page the site's search page, imprint, privacy policy, terms or contact page, or an ordinary one again, for visitors
 * with the next publish. The page that had the role before is an ordinary one then. A site always has a home page: it hands
 * that role on to another page, for visitors at once, and where its address was the home page's it gets one of its name.
 */
export const pageRole = defineSiteCommand({
  name: "page.role",
  input: z.strictObject({ pageId: z.uuid().toLowerCase(), role: pageRoleSchema.nullable() }),
  run: (document, { pageId, role }) => {
    const page = ownValue(document.pages, pageId);
    if (!page) return refuse("page-not-found");
    if (page.role === role) return document;
    if (page.role === "home") return refuse("home-page-stays");
    if (role !== null && page.collection !== null) return refuse("role-of-free-page");
    const former = Object.entries(document.pages).filter(([, other]) => role !== null && other.role === role);
    const without = former.map(([id, other]) => [id, ordinary(document.pages, other)] as const);
    const pages: Record<string, PageEntry> = {
      ...document.pages,
      ...Object.fromEntries(without),
      [pageId]: { ...page, role },
    };
    return { ...document, pages } satisfies SiteDocument;
  },
});

function ordinary(pages: SiteDocument["pages"], page: PageEntry): PageEntry {
  const slugs = Object.entries(page.slugs).map(([locale, slug]) => {
    if (slug !== homeSlug) return [locale, slug];
    const wished = toSlug(page.names[locale as Locale] ?? "") || toSlug(page.name) || "seite";
    return [locale, freeSlug(wished, slugsIn(pages, page.collection, locale))];
  });
  return { ...page, role: null, slugs: Object.fromEntries(slugs) as PageEntry["slugs"] };
}
