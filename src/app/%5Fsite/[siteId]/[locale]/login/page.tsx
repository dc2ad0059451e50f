import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { PrivateFrame } from "~/features/account/components/private-frame.tsx";
import { LanguageSwitch } from "~/features/account/components/language-switch.tsx";
import { SignInForm } from "~/features/account/components/sign-in-form.tsx";
import { textsOf } from "~/i18n/catalogue.ts";
import { homeIn } from "~/features/site/domain/pages/home-in.ts";
import { editorLocaleSchema } from "~/lib/locales.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { unlistedMetadata } from "~/features/site/site-metadata.ts";
import { getActor } from "~/server/auth.ts";
import { safeNext } from "~/lib/addresses/safe-next.ts";
import "~/features/account/components/sign-in.css";

interface Props {
  params: Promise<{ siteId: string; locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale } = await params;
  return unlistedMetadata(siteId, textsOf("signIn", locale).title);
}

/** Where editors sign in. Who is signed in already goes on: to `callbackUrl`, or to the home page under edit. */
export default async function SignInPage({ params, searchParams }: Props) {
  const { siteId, locale } = await params;
  const index = await getSiteIndex(siteId);
  if (!index) notFound();
  const texts = textsOf("signIn", locale);
  const language = editorLocaleSchema.catch("de").parse(locale);
  const home = homeIn(index, locale);
  const [wanted] = [(await searchParams).callbackUrl].flat();
  const next = safeNext(wanted, `${home}/edit?toolbar=1`);
  if (await getActor((await headers()).get("cookie") ?? undefined, { id: siteId })) redirect(next);
  return (
    <PrivateFrame
      site={index.name}
      locale={locale}
      home={home}
      title={texts.title}
      languages={
        <LanguageSwitch
          label={texts.language}
          locale={language}
          path={`/login${wanted ? `?callbackUrl=${encodeURIComponent(next)}` : ""}`}
        />
      }
    >
      <p className="sign-in__intro">{texts.intro}</p>
      <SignInForm texts={texts} next={next} />
      <a className="sign-in__back" href={`/${locale}/password`}>
        {texts.forgotten}
      </a>
    </PrivateFrame>
  );
}
