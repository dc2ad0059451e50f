import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadPageDataWith } from "~/kinds/page-data.ts";
import { PageSections } from "~/kinds/page-sections.tsx";
import { partOfListIn } from "~/features/listings/domain/list-part.ts";
import { isPrivate } from "~/features/privacy/domain/services.ts";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { siteMetadata } from "~/features/site/site-metadata.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string; pageId: string; list: string; number: string }>;
}

/** Of the page, with an address of its own: what stands further on in a list stands nowhere else. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale, pageId, list, number } = await params;
  const { alternates, ...ofPage }: Metadata = await siteMetadata(siteId, locale, pageId);
  const canonical = alternates?.canonical;
  return {
    ...ofPage,
    alternates: typeof canonical === "string" ? { canonical: `${canonical}?${list}=${number}` } : undefined,
  };
}

/** A page with a further part of a list of the site. Reached through the process's own routing only. */
export default async function ListedPage({ params }: Props) {
  const { siteId, locale, pageId, list, number } = await params;
  const part = partOfListIn(`?${list}=${number}`);
  if (!part) notFound();
  const form = `listed-${part.list}-${part.number}` as const;
  const found = await loadVisitorPage({ siteId, locale, pageId, form }, loadPageDataWith(part));
  if (!found) notFound();
  const { index, page, sections } = found;
  return (
    <SiteFrame index={index} locale={locale} page={page} isPrivate={isPrivate(sections)}>
      <PageSections name={found.name} sections={sections} context={found.context} />
    </SiteFrame>
  );
}
