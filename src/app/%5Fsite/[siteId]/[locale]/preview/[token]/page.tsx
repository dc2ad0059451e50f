import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NoticePage } from "~/features/site/components/notice-page.tsx";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { loadPreviewPage } from "~/features/site/preview/preview-page.ts";
import { PreviewNote } from "~/features/site/preview/preview-note.tsx";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { unlistedMetadata } from "~/features/site/site-metadata.ts";
import { translator } from "~/i18n/catalogue.ts";
import { loadPageDataWith } from "~/kinds/page-data.ts";
import { PageSections } from "~/kinds/page-sections.tsx";
import "~/features/site/styles/preview.css";

interface Props {
  params: Promise<{ siteId: string; locale: string; token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale } = await params;
  return unlistedMetadata(siteId, translator(locale)("site.preview.label"));
}

/** A draft as visitors would see it, for whoever has the link. It is asked for anew here whether the link still holds. */
export default async function PreviewPage({ params }: Props) {
  const { siteId, locale, token } = await params;
  const found = await loadPreviewPage({ siteId, locale, token }, loadPageDataWith("all"));
  const index = found?.index ?? (await getSiteIndex(siteId));
  if (!index) notFound();
  if (!found) {
    return (
      <SiteFrame index={index} locale={locale} page={null} isPrivate>
        <NoticePage locale={locale} />
      </SiteFrame>
    );
  }
  return (
    <SiteFrame index={index} locale={locale} page={found.page} isPrivate>
      <PageSections name={found.name} sections={found.sections} context={found.context} />
      <PreviewNote locale={locale} expiresAt={found.expiresAt} timeZone={found.timeZone} />
    </SiteFrame>
  );
}
