import { languageOf } from "~/features/blocks/language-of.ts";
import type { NavigationLink } from "../domain/navigation.ts";
import { Icon } from "./icons.tsx";

/** The entries of a navigation; entries below another one open beneath it (in a panel they always show). */
export function NavigationList({ links, isInPanel }: { links: NavigationLink[]; isInPanel: boolean }) {
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
            {!isInPanel && link.children.length > 0 && <Icon name="chevron" size={16} />}
          </a>
          {link.children.length > 0 && (
            <div className="nav-children">
              <NavigationList links={link.children} isInPanel />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
