import { translator } from "~/i18n/catalogue.ts";
import type { SearchHit } from "../domain/search.ts";
import { Icon } from "./icons.tsx";

interface Props {
  hits: (SearchHit & { href: string })[];
  query: string;
  locale: string;
  /** Path of the search page. */
  action: string;
}

/** The search field; after a search the query in it, how many pages hold it, and where. */
export function SearchResults({ hits, query, locale, action }: Props) {
  const t = translator(locale);
  return (
    <section className="search-results wrap">
      <form role="search" action={action} method="get" className="search-form">
        <label htmlFor="search-again">{t("site.search.label")}</label>
        <div className="search-form__row">
          <input
            id="search-again"
            type="search"
            name="searchQuery"
            defaultValue={query}
            required
            minLength={3}
            maxLength={100}
          />
          <button type="submit" className="icon-button" aria-label={t("site.search.submit")}>
            <Icon name="arrow" />
          </button>
        </div>
      </form>
      {query !== "" && (
        <p role="status" className="search-results__count">
          {hits.length > 0 ? t("site.search.results", { count: hits.length, query }) : t("site.search.none", { query })}
        </p>
      )}
      {query !== "" && hits.length === 0 && <p>{t("site.search.hint")}</p>}
      {hits.length > 0 && (
        <ol className="search-results__list">
          {hits.map((hit) => (
            <li key={hit.pageId}>
              <a href={hit.href}>{hit.title}</a>
              <p>{hit.excerpt}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
