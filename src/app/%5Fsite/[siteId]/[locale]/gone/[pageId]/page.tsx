import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MissingPage } from "~/features/site/components/missing-page.tsx";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { unlistedMetadata } from "~/features/site/site-metadata.ts";
import { loadFrame } from "~/features/site/visitor-page.ts";
import { translator } from "~/i18n/catalogue.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string; pageId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale } = await params;
  return unlistedMetadata(siteId, translator(locale)("site.gone.title"));
}

/** In the place of what a page listed once. Reached through the process's own routing only. */
export default async function GoneRoute({ params }: Props) {
  const { siteId, locale, pageId } = await params;
  const index = await loadFrame(siteId, `${siteId}|${locale}|gone/${pageId}`);
  const list = index?.pages.get(pageId);
  if (!index || !list) notFound();
  return (
    <SiteFrame index={index} locale={locale} page={null}>
      <MissingPage index={index} locale={locale} list={list} />
    </SiteFrame>
  );
}
