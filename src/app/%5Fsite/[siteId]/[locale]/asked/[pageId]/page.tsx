import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadPageData } from "~/kinds/page-data.ts";
import { PageSections } from "~/kinds/page-sections.tsx";
import { directoryQueryOf } from "~/features/directory/search/schema.ts";
import { isPrivate } from "~/features/privacy/domain/services.ts";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { siteMetadata } from "~/features/site/site-metadata.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string; pageId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale, pageId } = await params;
  return siteMetadata(siteId, locale, pageId);
}

/** A page whose directory was asked something, with the answer in it; with `only`, that section alone. Reached through the process's own routing only. */
export default async function AskedPage({ params, searchParams }: Props) {
  const { siteId, locale, pageId } = await params;
  const { only, ...query } = await searchParams;
  const given = Object.entries(query).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  );
  const asked = directoryQueryOf(new URLSearchParams(given));
  const found = await loadVisitorPage({ siteId, locale, pageId, form: "asked" }, (sections, request) =>
    loadPageData(sections, { ...request, asked }),
  );
  if (!found) notFound();
  const { index, page, sections } = found;
  if (only !== undefined) {
    const asking = sections.filter(({ id }) => only === `found-${id}`);
    return <PageSections name={found.name} sections={asking} context={found.context} />;
  }
  return (
    <SiteFrame index={index} locale={locale} page={page} isPrivate={isPrivate(sections)}>
      <PageSections name={found.name} sections={sections} context={found.context} />
    </SiteFrame>
  );
}
