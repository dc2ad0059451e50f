import { clsx } from "clsx";
import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { ownLanguageName } from "~/lib/language-name.ts";
import { languageTag } from "~/lib/language-tag.ts";
import { pagePath } from "../domain/pages/addresses.ts";
import type { IndexedPage, SiteIndex } from "../domain/pages/site-index.ts";

export interface LocalePlace {
  locale: string;
  path: string;
}

export interface LocaleLinksProps {
  index: SiteIndex;
  locale: string;
  page: IndexedPage | null;
  /** Where what is shown stands by language, if that is not the page's own address. */
  places?: readonly LocalePlace[] | undefined;
  className?: string;
  t: SiteTranslate;
}

/** As many languages stand beside each other as two letters each; more of them by their names. */
export const mostInLetters = 3;

/** The same page in the other languages; where it does not stand, that language's home page. */
export function LocaleLinks({ index, locale, page, places, className, t }: LocaleLinksProps) {
  if (index.locales.length < 2) return null;
  const pathIn = (other: string) =>
    places?.find((place) => place.locale === other)?.path ?? (page && pagePath(index, page, other)) ?? `/${other}`;
  const hasNames = index.locales.length > mostInLetters;
  return (
    <ul className={clsx("locale-links", className)} data-names={hasNames || undefined} aria-label={t("site.languages")}>
      {index.locales.map((other) => {
        const letters = other.toUpperCase();
        return (
          <li key={other}>
            <a
              href={pathIn(other)}
              hrefLang={languageTag(other)}
              lang={languageTag(other)}
              aria-current={other === locale ? "true" : undefined}
              aria-label={hasNames ? undefined : `${letters}, ${ownLanguageName(other)}`}
            >
              {hasNames ? ownLanguageName(other) : letters}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
