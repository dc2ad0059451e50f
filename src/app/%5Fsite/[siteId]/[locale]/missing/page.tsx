import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ComingPage } from "~/features/site/components/coming-page.tsx";
import { MissingPage } from "~/features/site/components/missing-page.tsx";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { pageByRole, type SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { unlistedMetadata } from "~/features/site/site-metadata.ts";
import { loadFrame } from "~/features/site/visitor-page.ts";
import { translator } from "~/i18n/catalogue.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string }>;
}

/** Visitors see nothing of a site before its home page is published. */
const isComing = (index: SiteIndex) => pageByRole(index, "home") === undefined;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale } = await params;
  const index = await getSiteIndex(siteId);
  const notice = index && isComing(index) ? "coming" : "missing";
  return unlistedMetadata(siteId, translator(locale)(`site.${notice}.title`));
}

export default async function MissingRoute({ params }: Props) {
  const { siteId, locale } = await params;
  const index = await loadFrame(siteId, `${siteId}|${locale}|missing`);
  if (!index) notFound();
  if (isComing(index)) return <ComingPage locale={locale} />;
  return (
    <SiteFrame index={index} locale={locale} page={null}>
      <MissingPage index={index} locale={locale} />
    </SiteFrame>
  );
}
