import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadPageData } from "~/kinds/page-data.ts";
import { PageSections } from "~/kinds/page-sections.tsx";
import { GoneRound } from "~/features/golf/components/gone-round.tsx";
import { isPrivate } from "~/features/privacy/domain/services.ts";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { siteMetadata } from "~/features/site/site-metadata.ts";
import { StructuredData } from "~/features/site/structured-data/structured-data.tsx";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string; pageId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale, pageId } = await params;
  return siteMetadata(siteId, locale, pageId);
}

/** A published page as visitors see it. Reached through the process's own routing only. */
export default async function VisitorPage({ params }: Props) {
  const { siteId, locale, pageId } = await params;
  const found = await loadVisitorPage({ siteId, locale, pageId }, loadPageData);
  if (!found) notFound();
  const { index, page, sections } = found;
  return (
    <>
      <SiteFrame index={index} locale={locale} page={page} isPrivate={isPrivate(sections)}>
        <PageSections name={found.name} sections={sections} context={found.context} />
        {page.role === "home" && <GoneRound locale={locale} pagePath={found.context.pagePath} />}
      </SiteFrame>
      <StructuredData index={index} locale={locale} page={page} sections={sections} />
    </>
  );
}
