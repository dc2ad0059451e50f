import type { ReactNode } from "react";
import { textsOf, translator, writtenLocale } from "~/i18n/catalogue.ts";

interface Props {
  /** Name of the site, and the language of the page. */
  site: string;
  locale: string;
  /** Where visitors begin. */
  home: string;
  /** Its heading; left out where what stands in it has one of its own. */
  title?: string;
  languages?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** The ground of signing in, of a new password and of the account: the site's colour beside a quiet card. */
export function PrivateFrame({ site, locale, home, title, languages, isWide, children }: Props) {
  const { aside, back } = textsOf("signIn", locale);
  return (
    <div className="sign-in" lang={writtenLocale(locale, "account")}>
      <header className="sign-in__aside" data-swatch="primary">
        <p className="sign-in__site">{site}</p>
        <p>{aside}</p>
      </header>
      <main className="sign-in__main">
        <div className="sign-in__card" data-wide={isWide || undefined}>
          {languages}
          {title && <h1>{title}</h1>}
          <noscript>
            <p className="account-form__alert">{translator(locale)("blocks.needsScript")}</p>
          </noscript>
          {children}
          <a className="sign-in__back" href={home}>
            {back}
          </a>
        </div>
      </main>
    </div>
  );
}
