import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { shortestQuery } from "../domain/pages/shortest-query.ts";
import { Icon } from "./icons.tsx";

interface Props {
  /** Path of the search page. */
  action: string;
  /** The field's own id on the page. */
  id: string;
  t: SiteTranslate;
  query?: string;
}

/** The field for a query; Enter leads to the search page. Its button to clear needs no script. */
export function SearchForm({ action, id, t, query = "" }: Props) {
  return (
    <form role="search" action={action} method="get" className="search-form">
      <label htmlFor={id}>
        {t("site.search.label")}
        <span className="search-form__required" aria-hidden="true">
          {"\u00a0*"}
        </span>
      </label>
      <div className="search-form__row">
        <input
          id={id}
          type="search"
          name="searchQuery"
          defaultValue={query}
          placeholder=" "
          required
          minLength={shortestQuery}
          maxLength={100}
          autoComplete="off"
        />
        {query === "" ? (
          <button type="reset" className="icon-button search-form__clear" aria-label={t("site.search.clear")}>
            <Icon name="close" />
          </button>
        ) : (
          <a href={action} className="icon-button search-form__clear" aria-label={t("site.search.clear")}>
            <Icon name="close" />
          </a>
        )}
        <button type="submit" className="icon-button" aria-label={t("site.search.submit")}>
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}
