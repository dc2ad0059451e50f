import { languageOf } from "~/features/blocks/words/language-of.ts";
import { translator } from "~/i18n/catalogue.ts";
import { isTooShort } from "../domain/pages/shortest-query.ts";
import type { SearchAnswer } from "../search.ts";
import { MarkedText } from "./marked-text.tsx";
import { SearchForm } from "./search-form.tsx";

interface Props extends SearchAnswer {
  query: string;
  locale: string;
  /** Path of the search page. */
  action: string;
  /** Of how many parts the hits are. */
  part?: number;
}

/**
 * The search field; after a search the query in it, how many pages hold it, and where: twenty of them, and a link to
 * twenty more, which leads to the same page with them below. `<vt-search>` looks while
 * somebody types: what the template holds has the rules of style come with the empty page.
 */
export function SearchResults(props: Props) {
  const { hits, total, isTotalExact, hasMore, isGuessed, query, locale, action, part = 1 } = props;
  const t = translator(locale);
  const isShort = isTooShort(query);
  const said = total === 0 ? "none" : isGuessed ? "guessed" : total > hits.length ? "first" : "results";
  return (
    <section className="search-results wrap">
      <vt-search>
        <SearchForm action={action} id="search-again" t={t} query={query} />
        <p role="status" className="search-results__count" data-failed={t("site.search.failed")}>
          {query !== "" && isShort && t("site.search.short")}
          {!isShort &&
            t(`site.search.${said}`, {
              count: total,
              shown: hits.length,
              total: isTotalExact ? `${total}` : `${total}+`,
              query,
            })}
        </p>
        <div className="search-results__found">
          {!isShort && hits.length === 0 && <p>{t("site.search.hint")}</p>}
          {hits.length > 0 && (
            <ol className="search-results__list">
              {hits.map((hit, at) => (
                <li key={at} id={`hit-${at + 1}`}>
                  <a href={hit.href} {...languageOf({ lang: hit.titleLang })}>
                    <MarkedText parts={hit.title} />
                  </a>
                  <p {...languageOf(hit)}>
                    <MarkedText parts={hit.excerpt} />
                  </p>
                </li>
              ))}
            </ol>
          )}
          {hasMore && (
            <a
              href={`${action}?${new URLSearchParams({ searchQuery: query, page: `${part + 1}` })}#hit-${hits.length + 1}`}
              className="search-results__more button"
              data-variant="secondary"
            >
              {t("blocks.more")}
            </a>
          )}
        </div>
        {hits.length === 0 && (
          <template>
            <ol className="search-results__list">
              <li>
                <a href={action}>
                  <mark />
                </a>
                <p />
              </li>
            </ol>
            <a href={action} className="search-results__more button" data-variant="secondary" />
          </template>
        )}
      </vt-search>
    </section>
  );
}
