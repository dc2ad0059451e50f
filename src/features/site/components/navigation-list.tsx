import { languageOf } from "~/features/blocks/words/language-of.ts";
import type { SiteTranslate } from "~/i18n/site-texts.ts";
import type { NavigationLink } from "../domain/navigation/navigation.ts";
import { Icon } from "./icons.tsx";

interface Props {
  links: NavigationLink[];
  isInPanel: boolean;
  t: SiteTranslate;
}

/**
 * The entries of a navigation. Those below another one show beneath it in a panel; in the header they open by a button
 * beside it, and under a mouse (`vt-submenus`).
 */
export function NavigationList({ links, isInPanel, t }: Props) {
  return (
    <ul className={isInPanel ? "menu-list" : "nav-list"}>
      {links.map((link) => (
        <li key={link.id} data-has-children={link.children.length > 0 || undefined}>
          <a
            href={link.href}
            {...languageOf(link)}
            aria-current={link.isCurrent ? "page" : undefined}
            className={link.isButton ? "button" : "nav-link"}
            data-variant={link.isButton ? "primary" : undefined}
          >
            {link.label}
          </a>
          {!isInPanel && link.children.length > 0 && (
            <button
              type="button"
              className="nav-toggle"
              aria-label={t("site.pagesBelow", { name: link.label })}
              aria-expanded={false}
              aria-controls={`below-${link.id}`}
            >
              <Icon name="chevron" size={16} />
            </button>
          )}
          {link.children.length > 0 && (
            <div id={isInPanel ? undefined : `below-${link.id}`} className="nav-children">
              <NavigationList links={link.children} isInPanel t={t} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
