import { faqOf } from "~/features/blocks/kinds/faq/faq-of.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import { languageTag } from "~/lib/language-tag.ts";
import { pagePath } from "../domain/pages/addresses.ts";
import { pageName } from "../domain/pages/page-name.ts";
import { navigationLinks, type NavigationLink } from "../domain/navigation/navigation.ts";
import { pageByRole, type IndexedPage, type SiteIndex } from "../domain/pages/site-index.ts";
import { shownName } from "../domain/frame/site-logo.ts";
import { isListed } from "../domain/pages/sitemap.ts";
import { businesses } from "./businesses.ts";
import { jobPosting } from "./job-posting.ts";
import type { DescribedPage, Place } from "./described-page.ts";

/**
 * What a page tells search engines of itself in their own words (schema.org): the site and its shops, the way to the page,
 * the questions that it answers, and the position at its address. Nothing that the page does not show, and no ratings. Null for a page that they are
 * not to list. Pure.
 */
export function pageGraph(index: SiteIndex, { page, ...shown }: DescribedPage): object | null {
  if (!isListed(index, page)) return null;
  const nodes = [
    ...(page.role === "home" ? [website(index, shown)] : []),
    ...businesses(index, page, shown),
    ...breadcrumbs(index, page, shown),
    ...questions(shown.sections),
    ...posting(index, shown),
  ];
  return nodes.length > 0 ? { "@context": "https://schema.org", "@graph": nodes } : null;
}

function website(index: SiteIndex, { locale, origin }: Place): object {
  const searchPage = pageByRole(index, "search");
  const path = searchPage && pagePath(index, searchPage, locale);
  const search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}${path}?searchQuery={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    url: `${origin}/${locale}`,
    name: shownName(index, "header"),
    inLanguage: languageTag(locale),
    ...(path ? { potentialAction: search } : {}),
  };
}

/** From the home page down to this one, by way of the entry of the navigation that it stands below, if any, and to what its address names. */
function breadcrumbs(
  index: SiteIndex,
  page: IndexedPage,
  { locale, origin, entry }: Omit<DescribedPage, "page">,
): object[] {
  const home = pageByRole(index, "home");
  const texts = page.locales[locale];
  const path = pagePath(index, page, locale);
  if (!home?.locales[locale] || page.role === "home" || !texts || !path) return [];
  const links = navigationLinks(index, "header", { locale, currentPageId: page.id });
  const parent = links.find(({ children }) => children.some(({ isCurrent }) => isCurrent));
  const steps = [
    { label: shownName(index, "header"), href: `/${locale}` },
    ...(parent && parent.href !== `/${locale}` && parent.href !== path ? [parent] : []),
    { label: pageName(index, page, locale)?.text ?? path, href: path },
    ...(entry?.href ? [{ label: entry.title.value, href: entry.href }] : []),
  ];
  const items = steps.map(({ label, href }: Pick<NavigationLink, "label" | "href">, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: label,
    item: origin + href,
  }));
  return [{ "@type": "BreadcrumbList", itemListElement: items }];
}

/** Search engines ask for each position on a page of its own. */
function posting(index: SiteIndex, { entry, ...shown }: Omit<DescribedPage, "page">): object[] {
  const job = entry && "workQuota" in entry ? jobPosting(index, entry, shown) : null;
  return job ? [job] : [];
}

function questions(sections: readonly ResolvedGroup[]): object[] {
  const entries = sections.flatMap(faqOf).flatMap(({ question, answer }) => {
    const text = plainTextOf(answer);
    return text ? [{ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text } }] : [];
  });
  return entries.length > 0 ? [{ "@type": "FAQPage", mainEntity: entries }] : [];
}
