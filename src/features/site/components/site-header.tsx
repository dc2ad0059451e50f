import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { pagePath } from "../domain/pages/addresses.ts";
import { contactLink, footerAddresses, siteHours } from "../domain/frame/footer.ts";
import { headerTypeOf } from "../domain/frame/header-type.ts";
import { loginHref } from "../domain/frame/login-href.ts";
import { navigationLinks } from "../domain/navigation/navigation.ts";
import { pageByRole, type IndexedPage, type SiteIndex } from "../domain/pages/site-index.ts";
import { Icon } from "./icons.tsx";
import { HeaderHours } from "./header-hours.tsx";
import { HeaderLocales } from "./header-locales.tsx";
import { HeaderShell } from "./header-shell.tsx";
import { languageLinks, LocaleLinks, type LocalePlace } from "./locale-links.tsx";
import { MenuContact } from "./menu-contact.tsx";
import { MenuDialog } from "./menu-dialog.tsx";
import { NavigationList } from "./navigation-list.tsx";
import { SearchToggle } from "./search-toggle.tsx";
import { SiteLogo } from "./site-logo.tsx";

interface Props {
  index: SiteIndex;
  locale: string;
  page: IndexedPage | null;
  places?: readonly LocalePlace[] | undefined;
  now: Date;
  t: SiteTranslate;
}

/** Logo, navigation, whether the business is open, search and languages; on small screens behind one button. */
export function SiteHeader({ index, locale, page, places, now, t }: Props) {
  const { appearance, header } = index.settings;
  const links = navigationLinks(index, "header", {
    locale,
    currentPageId: page?.id ?? null,
  });
  const searchPage = pageByRole(index, "search");
  const searchPath = searchPage ? pagePath(index, searchPage, locale) : null;
  const login = loginHref(header.loginPage);
  const type = headerTypeOf(index, page);
  const addresses = footerAddresses(index, now);
  const hours = siteHours(index, now);
  const contact = contactLink(index, locale);
  const languages = languageLinks({ index, locale, page, places });
  return (
    <HeaderShell type={type} typeOnMobile={appearance.opaqueHeaderOnMobile ? "opaque" : type}>
      <div
        className="site-header__bar"
        data-logo={header.logoPosition}
        data-bold={header.boldHeaderFont || undefined}
        data-upper={header.upperCase || undefined}
      >
        <SiteLogo index={index} locale={locale} part="header" isHiddenOnMobile={!appearance.showLogoOnMobile} />
        {links.length > 0 && (
          <nav className="site-header__nav" aria-label={t("site.mainNavigation")}>
            {links.some(({ children }) => children.length > 0) ? (
              <vt-submenus>
                <NavigationList links={links} isInPanel={false} t={t} />
              </vt-submenus>
            ) : (
              <NavigationList links={links} isInPanel={false} t={t} />
            )}
          </nav>
        )}
        <div className="site-header__tools">
          <HeaderHours hours={hours} contact={contact} locale={locale} t={t} />
          {searchPath && <SearchToggle action={searchPath} t={t} />}
          <HeaderLocales index={index} locale={locale} page={page} places={places} t={t} />
          {login && (
            <a className="icon-button site-header__login" href={login} aria-label={t("site.login")}>
              <Icon name="person" size={22} />
            </a>
          )}
          {(links.length > 0 || languages.length > 1) && (
            <MenuDialog
              openLabel={t("site.openMenu")}
              closeLabel={t("site.closeMenu")}
              head={<SiteLogo index={index} locale={locale} part="header" />}
            >
              <nav aria-label={t("site.mainNavigation")}>
                <NavigationList links={links} isInPanel t={t} />
              </nav>
              <LocaleLinks
                index={index}
                locale={locale}
                page={page}
                places={places}
                className="menu-panel__locales"
                t={t}
              />
              <MenuContact addresses={addresses} hours={hours} contact={contact} locale={locale} t={t} />
            </MenuDialog>
          )}
        </div>
      </div>
    </HeaderShell>
  );
}
