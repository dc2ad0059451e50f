import { Icon } from "./icons.tsx";
import { languageLinks, LocaleLinks, mostInLetters, type LocaleLinksProps } from "./locale-links.tsx";

/** The languages in the header: beside each other, or from four on behind a button. Works without client code. */
export function HeaderLocales(props: Omit<LocaleLinksProps, "className">) {
  const { locale, t } = props;
  if (languageLinks(props).length <= mostInLetters) return <LocaleLinks {...props} className="site-header__locales" />;
  const letters = locale.toUpperCase();
  return (
    <div className="site-header__locales locale-menu">
      <button
        type="button"
        className="locale-menu__button"
        popoverTarget="site-locales"
        aria-label={`${letters}, ${t("site.languages")}`}
      >
        {letters} <Icon name="chevron" size={16} />
      </button>
      <div id="site-locales" popover="auto" className="locale-menu__list">
        <LocaleLinks {...props} />
      </div>
    </div>
  );
}
