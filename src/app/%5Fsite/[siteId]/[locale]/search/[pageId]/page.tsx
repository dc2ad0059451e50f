import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadPageData } from "~/kinds/page-data.ts";
import { PageSections } from "~/kinds/page-sections.tsx";
import { findableEntries } from "~/features/listings/findable-entries.ts";
import { SearchResults } from "~/features/site/components/search-results.tsx";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { isTooShort } from "~/features/site/domain/pages/shortest-query.ts";
import { placesOf } from "~/features/site/domain/pages/sitemap.ts";
import { siteMetadata } from "~/features/site/site-metadata.ts";
import { searchSite } from "~/features/site/search.ts";
import { countSearchWithoutResult } from "~/features/visits/count.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";
import { getDb } from "~/server/db.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string; pageId: string }>;
  /** `counts`: a person asks, and what is not found is counted. `page`: so many parts of what is found are shown. */
  searchParams: Promise<{ searchQuery?: string | string[]; counts?: string; page?: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale, pageId } = await params;
  return siteMetadata(siteId, locale, pageId);
}

/** The search page: below its first section the search field and the results of a query, then its other sections. */
export default async function SearchPage({ params, searchParams }: Props) {
  const { siteId, locale, pageId } = await params;
  const { searchQuery, counts, page: parts } = await searchParams;
  const part = Number(parts ?? 1);
  const query = String(searchQuery ?? "");
  const found = await loadVisitorPage({ siteId, locale, pageId }, loadPageData);
  if (!found) notFound();
  const listed = await findableEntries(getDb(), found.index, locale, new Date());
  const answer = await searchSite(found.index, locale, query, { listed, part });
  if (counts && !isTooShort(query) && answer.hits.length === 0) countSearchWithoutResult({ siteId, locale, query });
  const { index, page } = found;
  const asked = query === "" ? "" : `?${new URLSearchParams({ searchQuery: query })}`;
  const places = placesOf(index, page).map((place) => ({ locale: place.locale, path: `${place.path}${asked}` }));
  return (
    <SiteFrame index={index} locale={locale} page={page} places={places} isPrivate isAsked={query !== ""}>
      <PageSections
        name={found.name}
        sections={found.sections}
        context={found.context}
        afterFirst={
          <SearchResults
            {...answer}
            {...{ query, locale, part }}
            action={found.context.pagePath({ id: pageId }) ?? ""}
          />
        }
      />
    </SiteFrame>
  );
}
