import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { safeHref } from "~/lib/safe-href.ts";
import { footerAddresses, legalLinks } from "../domain/footer.ts";
import { navigationColumns } from "../domain/navigation.ts";
import type { SiteIndex } from "../domain/site-index.ts";
import { FooterNavigation } from "./footer-navigation.tsx";
import { Icon } from "./icons.tsx";
import { SiteLogo } from "./site-logo.tsx";

const networks = ["instagram", "facebook", "linkedIn"] as const;

interface Props {
  index: SiteIndex;
  locale: string;
  /** The page that is shown, if it is one. */
  pageId: string | null;
  t: SiteTranslate;
}

/** Who stands behind the site and where to find them; the footer's navigation, the legal pages, the social accounts. */
export function SiteFooter({ index, locale, pageId, t }: Props) {
  const { appearance, footer, socialAccounts } = index.settings;
  const socials = networks.flatMap((name) => {
    const href = safeHref(socialAccounts[name]);
    return href ? [{ name, href }] : [];
  });
  const legal = legalLinks(index, locale, pageId);
  const columns = navigationColumns(index, "footer", { locale, currentPageId: pageId });
  return (
    <footer className="site-footer" data-swatch={appearance.footer} data-upper={footer.upperCase || undefined}>
      <div className="wrap site-footer__grid">
        <div className="site-footer__brand">
          <SiteLogo index={index} locale={locale} part="footer" />
          {socials.length > 0 && (
            <ul className="site-footer__socials">
              {socials.map(({ name, href }) => (
                <li key={name}>
                  <a
                    className="icon-button"
                    href={href}
                    target="_blank"
                    rel="noopener"
                    aria-label={t(`site.social.${name}`)}
                  >
                    <Icon name={name} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="site-footer__addresses">
          {footerAddresses(index).map((address) => (
            <address key={address.name}>
              <strong>{address.name}</strong>
              {address.street && <span>{address.street}</span>}
              {address.city && <span>{address.city}</span>}
              {address.phone && <a href={address.phone.href}>{address.phone.text}</a>}
              {address.email && <a href={address.email.href}>{address.email.text}</a>}
            </address>
          ))}
        </div>
      </div>
      {columns.length > 0 && <FooterNavigation columns={columns} label={t("site.footerNavigation")} />}
      {legal.length > 0 && (
        <nav className="wrap site-footer__legal" aria-label={t("site.legal.label")}>
          <ul>
            {legal.map(({ name, label, href, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? "page" : undefined}>
                  {label ?? t(`site.legal.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}
