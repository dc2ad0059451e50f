import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { AccountLanguage } from "~/features/account/components/account-language.tsx";
import { AccountServer } from "~/features/account/components/account-server.tsx";
import { AccountScreen } from "~/features/account/components/account-screen.tsx";
import { PrivateFrame } from "~/features/account/components/private-frame.tsx";
import { HostScreen } from "~/features/site/components/host-screen.tsx";
import { NewSiteScreen } from "~/features/site/components/new-site-screen.tsx";
import { SiteTrashScreen } from "~/features/site/components/site-trash-screen.tsx";
import { TrashSiteScreen } from "~/features/site/components/trash-site-screen.tsx";
import { homeIn } from "~/features/site/domain/pages/home-in.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { unlistedMetadata } from "~/features/site/site-metadata.ts";
import { ExportScreen } from "~/features/transfer/components/export-screen.tsx";
import { ImportScreen } from "~/features/transfer/components/import-screen.tsx";
import { textsOf } from "~/i18n/catalogue.ts";
import { editorLocaleSchema } from "~/lib/locales.ts";
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
  if (!actor) redirect(`/login?callbackUrl=${encodeURIComponent("/account")}`);
  const texts = textsOf("account", locale);
  const language = editorLocaleSchema.catch("de").parse(locale);
  const home = homeIn(index, locale);
  return (
    <PrivateFrame
      site={index.name}
      locale={locale}
      home={home}
      title={texts.title}
      languages={
        <AccountServer>
          <AccountLanguage label={textsOf("signIn", locale).language} locale={language} />
        </AccountServer>
      }
      isWide
    >
      <AccountServer>
        <AccountScreen texts={texts} locale={language} home={home} isAdmin={actor.isAdmin}>
          <HostScreen texts={texts} />
          <ExportScreen texts={texts} locale={language} />
          <ImportScreen texts={texts} locale={language} />
          <NewSiteScreen texts={texts} locale={language} />
          <SiteTrashScreen texts={texts} locale={language} />
          {index.primaryHost && <TrashSiteScreen texts={texts} site={{ name: index.name, host: index.primaryHost }} />}
        </AccountScreen>
      </AccountServer>
    </PrivateFrame>
  );
}
