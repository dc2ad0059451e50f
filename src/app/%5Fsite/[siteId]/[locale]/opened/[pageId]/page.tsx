import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadPageDataWith } from "~/kinds/page-data.ts";
import { PageSections } from "~/kinds/page-sections.tsx";
import { isPrivate } from "~/features/privacy/domain/services.ts";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { siteMetadata } from "~/features/site/site-metadata.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string; pageId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale, pageId } = await params;
  return siteMetadata(siteId, locale, pageId);
}

/**
 * A page behind a password, for somebody who has given it. Reached through the process's own routing only, which has
 * looked at the visitor's pass.
 */
export default async function OpenedPage({ params }: Props) {
  const { siteId, locale, pageId } = await params;
  const found = await loadVisitorPage({ siteId, locale, pageId, isUnlocked: true }, loadPageDataWith("all"));
  if (!found) notFound();
  return (
    <SiteFrame index={found.index} locale={locale} page={found.page} isPrivate={isPrivate(found.sections)}>
      <PageSections name={found.name} sections={found.sections} context={found.context} />
    </SiteFrame>
  );
}
