import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NoticePage } from "~/features/site/components/notice-page.tsx";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { siteIcons } from "~/features/site/domain/icon.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { translator } from "~/i18n/messages.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale } = await params;
  const index = await getSiteIndex(siteId);
  const title = `${translator(locale)("site.missing.title")} – ${index?.name ?? ""}`;
  return { title, robots: { index: false }, icons: index ? siteIcons(index) : undefined };
}

export default async function MissingPage({ params }: Props) {
  const { siteId, locale } = await params;
  const index = await getSiteIndex(siteId);
  if (!index) notFound();
  return (
    <SiteFrame index={index} locale={locale} page={null}>
      <NoticePage name="missing" locale={locale} />
    </SiteFrame>
  );
}
