import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { CouponDesk } from "~/features/golf/components/coupon-desk/coupon-desk.tsx";
import { readCode } from "~/features/golf/domain/coupon-code.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { unlistedMetadata } from "~/features/site/site-metadata.ts";
import { textsOf, writtenLocale } from "~/i18n/catalogue.ts";
import { getActor } from "~/server/auth.ts";
import "~/features/golf/components/coupon-desk/coupon-desk.css";

interface Props {
  params: Promise<{ siteId: string; locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale } = await params;
  return unlistedMetadata(siteId, textsOf("couponDesk", locale).title);
}

/** Where staff redeem a coupon: opened by its QR code, or empty to type or scan one. For the site's members only. */
export default async function CouponPage({ params, searchParams }: Props) {
  const { siteId, locale } = await params;
  const index = await getSiteIndex(siteId);
  if (!index) notFound();
  const code = readCode([(await searchParams).code].flat()[0] ?? "");
  const here = `/${locale}/coupon${code ? `?code=${code}` : ""}`;
  const actor = await getActor((await headers()).get("cookie") ?? undefined, { id: siteId });
  if (!actor) redirect(`/${locale}/login?callbackUrl=${encodeURIComponent(here)}`);
  const texts = textsOf("couponDesk", locale);
  return (
    <div className="desk" lang={writtenLocale(locale, "couponDesk")}>
      <header className="desk__bar" data-swatch="primary">
        <p className="desk__site">{index.name}</p>
        <a className="desk__back" href={`/${locale}`}>
          {texts.back}
        </a>
      </header>
      <main className="desk__main">
        <h1 className="desk__title">{texts.title}</h1>
        <CouponDesk texts={texts} locale={locale} code={code} />
        <p className="desk__who">
          {texts.signedInAs} {actor.name}
        </p>
      </main>
    </div>
  );
}
