import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { SignedIn } from "~/features/account/components/signed-in.tsx";
import { SignInForm } from "~/features/account/components/sign-in-form.tsx";
import { textsOf, writtenLocale } from "~/i18n/catalogue.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { unlistedMetadata } from "~/features/site/site-metadata.ts";
import { getActor } from "~/server/auth.ts";
import { safeNext } from "~/lib/safe-next.ts";
import "~/features/account/components/sign-in.css";

interface Props {
  params: Promise<{ siteId: string; locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale } = await params;
  return unlistedMetadata(siteId, textsOf("signIn", locale).title);
}

/** Where editors sign in. Afterwards they go to `callbackUrl`, or to the home page under edit. */
export default async function SignInPage({ params, searchParams }: Props) {
  const { siteId, locale } = await params;
  const index = await getSiteIndex(siteId);
  if (!index) notFound();
  const texts = textsOf("signIn", locale);
  const actor = await getActor((await headers()).get("cookie") ?? undefined, { id: siteId });
  const next = safeNext([(await searchParams).callbackUrl].flat()[0], `/${locale}/edit?toolbar=1`);
  return (
    <div className="sign-in">
      <header className="sign-in-aside" data-swatch="primary">
        <p className="sign-in-site">{index.name}</p>
        <p>{texts.aside}</p>
      </header>
      <main className="sign-in-main" lang={writtenLocale(locale, "signIn")}>
        <div className="sign-in-card">
          <div>
            <h1>{texts.title}</h1>
            {!actor && <p className="sign-in-intro">{texts.intro}</p>}
          </div>
          {actor ? <SignedIn texts={texts} name={actor.name} next={next} /> : <SignInForm texts={texts} next={next} />}
          <a className="sign-in-back" href={`/${locale}`}>
            {texts.back}
          </a>
        </div>
      </main>
    </div>
  );
}
