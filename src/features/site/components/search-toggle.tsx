import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { Icon } from "./icons.tsx";
import { SearchForm } from "./search-form.tsx";

/**
 * Shows and hides the search field; Enter leads to the search page. Works without client code, which puts the caret into
 * the field (`<vt-header>`).
 */
export function SearchToggle({ action, t }: { action: string; t: SiteTranslate }) {
  return (
    <>
      <button type="button" className="icon-button" popoverTarget="site-search" aria-label={t("site.search.open")}>
        <Icon name="search" size={22} />
      </button>
      <div id="site-search" popover="auto" className="search-popover">
        <div className="wrap">
          <SearchForm action={action} id="site-search-field" t={t} />
        </div>
      </div>
    </>
  );
}
