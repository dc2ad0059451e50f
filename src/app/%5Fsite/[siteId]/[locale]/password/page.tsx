import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountServer } from "~/features/account/components/account-server.tsx";
import { ForgottenPassword } from "~/features/account/components/forgotten-password.tsx";
import { PrivateFrame } from "~/features/account/components/private-frame.tsx";
import { homeIn } from "~/features/site/domain/pages/home-in.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { unlistedMetadata } from "~/features/site/site-metadata.ts";
import { textsOf, translator } from "~/i18n/catalogue.ts";
import "~/features/account/components/sign-in.css";
import "~/features/account/components/account.css";
import { editorLocaleSchema } from "~/lib/locales.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale } = await params;
  return unlistedMetadata(siteId, translator(locale)("account.forgotten.setTitle"));
}

/** Where a forgotten password is set anew, and whoever is invited sets a first one. */
export default async function PasswordPage({ params }: Props) {
  const { siteId, locale } = await params;
  const index = await getSiteIndex(siteId);
  if (!index) notFound();
  const texts = textsOf("account", locale);
  const language = editorLocaleSchema.catch("de").parse(locale);
  return (
    <PrivateFrame site={index.name} locale={locale} home={homeIn(index, locale)}>
      <AccountServer>
        <ForgottenPassword texts={texts} locale={language} />
      </AccountServer>
    </PrivateFrame>
  );
}
