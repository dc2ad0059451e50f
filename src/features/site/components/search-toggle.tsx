import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { Icon } from "./icons.tsx";

/** Shows and hides the search field; Enter leads to the search page. Works without client code. */
export function SearchToggle({ action, t }: { action: string; t: SiteTranslate }) {
  return (
    <>
      <button type="button" className="icon-button" popoverTarget="site-search" aria-label={t("site.search.open")}>
        <Icon name="search" size={22} />
      </button>
      <div id="site-search" popover="auto" className="search-popover">
        <form role="search" action={action} method="get" className="search-form wrap">
          <label htmlFor="site-search-field">{t("site.search.label")}</label>
          <div className="search-form__row">
            <input
              id="site-search-field"
              type="search"
              name="searchQuery"
              required
              minLength={3}
              maxLength={100}
              autoComplete="off"
              autoFocus
            />
            <button type="submit" className="icon-button" aria-label={t("site.search.submit")}>
              <Icon name="arrow" />
            </button>
          </div>
        </form>
      </div>
    </>
  );
}
