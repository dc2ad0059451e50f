import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { AccountScreen } from "~/features/account/components/account-screen.tsx";
import { PrivateFrame } from "~/features/account/components/private-frame.tsx";
import { HostScreen } from "~/features/site/components/host-screen.tsx";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { unlistedMetadata } from "~/features/site/site-metadata.ts";
import { textsOf, writtenLocale } from "~/i18n/catalogue.ts";
import { getActor } from "~/server/auth.ts";
import "~/features/account/components/sign-in.css";
import "~/features/account/components/account.css";

interface Props {
  params: Promise<{ siteId: string; locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale } = await params;
  return unlistedMetadata(siteId, textsOf("account", locale).title);
}

/** A person's own account on this site. */
export default async function AccountPage({ params }: Props) {
  const { siteId, locale } = await params;
  const index = await getSiteIndex(siteId);
  if (!index) notFound();
  const actor = await getActor((await headers()).get("cookie") ?? undefined, { id: siteId });
  if (!actor) redirect(`/${locale}/login?callbackUrl=${encodeURIComponent(`/${locale}/account`)}`);
  const texts = textsOf("account", locale);
  return (
    <PrivateFrame site={index.name} locale={locale} title={texts.title} isWide>
      <AccountScreen texts={texts} locale={writtenLocale(locale, "account")} isAdmin={actor.isAdmin}>
        <HostScreen texts={texts} />
      </AccountScreen>
    </PrivateFrame>
  );
}
