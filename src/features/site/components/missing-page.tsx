import { languageOf } from "~/features/blocks/words/language-of.ts";
import { wordFit } from "~/features/blocks/words/word-fit.ts";
import { siteTextsOf } from "~/i18n/site-texts.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { pagePath } from "../domain/pages/addresses.ts";
import { navigationLinks } from "../domain/navigation/navigation.ts";
import { pageByRole, type IndexedPage, type SiteIndex } from "../domain/pages/site-index.ts";
import { LostWay } from "./lost-way.tsx";
import { SearchForm } from "./search-form.tsx";

/** So many pages of the navigation are named. */
const mostLinks = 3;

interface Props {
  index: SiteIndex;
  locale: string;
  /** The page that listed what was at this address until it was over; null where there was nothing. */
  list?: IndexedPage | null;
}

/** Nothing at this address: a picture in the site's colours, the search where the site has one, and where else to go. */
export function MissingPage({ index, locale, list = null }: Props) {
  const t = translatorOfParts(siteTextsOf(locale));
  const searchPage = pageByRole(index, "search");
  const searchPath = searchPage ? pagePath(index, searchPage, locale) : null;
  const listPath = list && pagePath(index, list, locale);
  const links = navigationLinks(index, "header", { locale, currentPageId: null })
    .filter(({ href }) => href !== `/${locale}`)
    .slice(0, mostLinks);
  const title = t(list ? "site.gone.title" : "site.missing.title");
  return (
    <section className="notice missing wrap">
      <LostWay />
      <div className="missing__words">
        <h1 className="title" style={wordFit(title, "h1")}>
          {title}
        </h1>
        <p className="lead">{t(list ? "site.gone.text" : "site.missing.text")}</p>
        {searchPath && <SearchForm action={searchPath} id="missing-search" t={t} />}
        {links.length > 0 && (
          <nav aria-label={t("site.missing.links")}>
            <p className="missing__else">{t("site.missing.links")}</p>
            <ul className="missing__links">
              {links.map(({ id, href, label, lang }) => (
                <li key={id}>
                  <a href={href} {...languageOf({ lang })}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <a className="button" data-variant="primary" href={listPath ?? `/${locale}`}>
          {listPath ? list?.locales[locale]?.name : t("site.backHome")}
        </a>
      </div>
    </section>
  );
}
