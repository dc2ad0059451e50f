import { clsx } from "clsx";
import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { ownLanguageName } from "~/lib/language-name.ts";
import { languageTag } from "~/lib/language-tag.ts";
import { pagePath } from "../domain/pages/addresses.ts";
import { pageByRole, type IndexedPage, type SiteIndex } from "../domain/pages/site-index.ts";

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

/**
 * Where the same page stands by language, or else that language's home page. One in which there is neither, because it was
 * added and nobody has published the home page in it yet, is left out. Pure.
 */
export function languageLinks({ index, locale, page, places }: Omit<LocaleLinksProps, "className" | "t">) {
  const home = pageByRole(index, "home");
  return index.locales.flatMap((other): LocalePlace[] => {
    const own = places?.find((place) => place.locale === other)?.path ?? (page && pagePath(index, page, other));
    const isThere = own !== null || other === locale || !home || home.locales[other] !== undefined;
    return isThere ? [{ locale: other, path: own ?? `/${other}` }] : [];
  });
}

/** The same page in the other languages; where it does not stand, that language's home page. */
export function LocaleLinks({ className, t, ...shown }: LocaleLinksProps) {
  const links = languageLinks(shown);
  if (links.length < 2) return null;
  const hasNames = links.length > mostInLetters;
  return (
    <ul className={clsx("locale-links", className)} data-names={hasNames || undefined} aria-label={t("site.languages")}>
      {links.map(({ locale: other, path }) => {
        const letters = other.toUpperCase();
        return (
          <li key={other}>
            <a
              href={path}
              hrefLang={languageTag(other)}
              lang={languageTag(other)}
              aria-current={other === shown.locale ? "true" : undefined}
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
