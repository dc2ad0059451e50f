import { languageOf } from "~/features/blocks/words/language-of.ts";
import type { SiteTranslate } from "~/i18n/site-texts.ts";
import type { NavigationColumn, NavigationLink } from "../domain/navigation/navigation.ts";

/** The footer's pages, container by container, each under its own words; the first has some in any case. */
export function FooterNavigation({ columns, t }: { columns: NavigationColumn[]; t: SiteTranslate }) {
  return (
    <nav className="site-footer__navigation" aria-label={t("site.footerNavigation")}>
      {columns.map(({ id, title, lang, links }, index) => (
        <div key={id}>
          {(title || index === 0) && (
            <strong className="site-footer__title" {...languageOf({ lang })}>
              {title || t("site.footer.pages")}
            </strong>
          )}
          <Links links={links} />
        </div>
      ))}
    </nav>
  );
}

function Links({ links }: { links: NavigationLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.id}>
          <a
            href={link.href}
            {...languageOf(link)}
            aria-current={link.isCurrent ? "page" : undefined}
            className={link.isButton ? "button" : undefined}
            data-variant={link.isButton ? "primary" : undefined}
          >
            {link.label}
          </a>
          {link.children.length > 0 && <Links links={link.children} />}
        </li>
      ))}
    </ul>
  );
}
