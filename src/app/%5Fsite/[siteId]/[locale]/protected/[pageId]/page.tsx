import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PasswordPage } from "~/features/site/components/password-page.tsx";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { unlistedMetadata } from "~/features/site/site-metadata.ts";
import { translator } from "~/i18n/catalogue.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string; pageId: string }>;
  searchParams: Promise<{ problem?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { siteId, locale } = await params;
  return unlistedMetadata(siteId, translator(locale)("site.protected.title"));
}

/** In the place of a page that a password protects: nothing of it is read here but where it stands. */
export default async function ProtectedPage({ params, searchParams }: Props) {
  const { siteId, locale, pageId } = await params;
  const { problem } = await searchParams;
  const index = await getSiteIndex(siteId);
  if (!index) notFound();
  return (
    <SiteFrame index={index} locale={locale} page={index.pages.get(pageId) ?? null} isPrivate>
      <PasswordPage locale={locale} problem={problem === "wrong" || problem === "wait" ? problem : null} />
    </SiteFrame>
  );
}
