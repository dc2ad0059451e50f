import { servicesOf } from "~/features/privacy/domain/services.ts";
import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { languageOf } from "~/features/blocks/words/language-of.ts";
import { typeset } from "~/features/blocks/words/typeset.ts";
import { safeHref } from "~/lib/addresses/safe-href.ts";
import { claimOf, footerAddresses, legalLinks } from "../domain/frame/footer.ts";
import { programAddress } from "../domain/frame/program-address.ts";
import { footerColumns } from "../domain/navigation/navigation.ts";
import type { SiteIndex } from "../domain/pages/site-index.ts";
import { FooterAddresses } from "./footer-addresses.tsx";
import { FooterNavigation } from "./footer-navigation.tsx";
import { Icon } from "./icons.tsx";
import { SiteLogo } from "./site-logo.tsx";

const networks = ["instagram", "facebook", "linkedIn"] as const;

interface Props {
  index: SiteIndex;
  locale: string;
  /** The page that is shown, if it is one. */
  pageId: string | null;
  now: Date;
  t: SiteTranslate;
}

/** Four columns: brand and claim, pages, addresses, hours; below them the legal pages. */
export function SiteFooter({ index, locale, pageId, now, t }: Props) {
  const { accounts, appearance, footer, socialAccounts } = index.settings;
  const socials = networks.flatMap((name) => {
    const href = safeHref(socialAccounts[name]);
    return href ? [{ name, href }] : [];
  });
  const legal = legalLinks(index, locale, pageId);
  const hasServices = Object.keys(servicesOf(index.settings)).length > 0;
  const columns = footerColumns(index, { locale, currentPageId: pageId });
  const claim = typeset(claimOf(index, locale), locale);
  return (
    <footer className="site-footer" data-swatch={appearance.footer} data-upper={footer.upperCase || undefined}>
      <div className="wrap site-footer__grid">
        <div className="site-footer__brand">
          <SiteLogo index={index} locale={locale} part="footer" />
          {claim && <p className="site-footer__claim">{claim}</p>}
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
          <QualityProgram account={accounts.qualityProgram} t={t} />
        </div>
        {columns.length > 0 && <FooterNavigation columns={columns} t={t} />}
        <FooterAddresses addresses={footerAddresses(index, now)} locale={locale} t={t} />
      </div>
      {(legal.length > 0 || hasServices) && (
        <nav className="wrap site-footer__legal" aria-label={t("site.legal.label")}>
          <ul>
            {legal.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  {...languageOf("lang" in link ? link : {})}
                  aria-current={link.isCurrent ? "page" : undefined}
                >
                  {link.label ?? t(`site.legal.${link.name}`)}
                </a>
              </li>
            ))}
            {hasServices && (
              <li>
                <button type="button" data-consent="">
                  {t("consent.change")}
                </button>
              </li>
            )}
          </ul>
        </nav>
      )}
    </footer>
  );
}

/** Where the business is a member, where the account is a web address. */
function QualityProgram({ account, t }: { account: string; t: SiteTranslate }) {
  const href = programAddress(account);
  return href === null ? null : (
    <p className="site-footer__quality">
      <a href={href} target="_blank" rel="noopener">
        {t("site.qualityProgram")}
      </a>
    </p>
  );
}
