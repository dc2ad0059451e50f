import type { NavigationColumn, NavigationLink } from "../domain/navigation.ts";

/** The columns of links in the footer, each under its own words where it has any. */
export function FooterNavigation({ columns, label }: { columns: NavigationColumn[]; label: string }) {
  return (
    <nav className="wrap site-footer__navigation" aria-label={label}>
      {columns.map(({ id, title, links }) => (
        <div key={id}>
          {title && <strong>{title}</strong>}
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
