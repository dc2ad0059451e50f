import { mailHref, phoneHref } from "~/lib/safe-href.ts";
import { navigationLinks } from "./navigation.ts";
import { pageLookup } from "./page-lookup.ts";
import { pagePath } from "./addresses.ts";
import { pageByRole, type SiteBranch, type SiteIndex } from "./site-index.ts";

export interface FooterAddress {
  name: string;
  street: string;
  city: string;
  phone: { text: string; href: string } | null;
  email: { text: string; href: string } | null;
}

/** The addresses in the footer: the business's branches when they are looked up, else the one from the settings. Pure. */
export function footerAddresses(index: SiteIndex): FooterAddress[] {
  const { footer, contact } = index.settings;
  if (footer.useBusinessDataFromLookUp && index.branches.length > 0) return index.branches.map(addressOfBranch);
  const own = {
    name: contact.companyName || index.name,
    street: footer.street,
    city: footer.city,
    phone: linked(footer.phone, phoneHref),
    email: linked(footer.email || contact.email, mailHref),
  };
  return [own];
}

/** A link in the footer's last line: with words of its own, or with those that every site has for such a page. */
export type LegalLink = { href: string; isCurrent: boolean } & (
  { label: string; name: null } | { label: null; name: "imprint" | "privacy" | "terms" }
);

/**
 * The footer's last line: what the navigation says of it, then imprint, privacy and terms as far as they are published in
 * this language and not among those already. Pure.
 */
export function legalLinks(index: SiteIndex, locale: string, currentPageId: string | null): LegalLink[] {
  const chosen = navigationLinks(index, "legal", { locale, currentPageId })
    .flatMap((link) => [link, ...link.children])
    .map(({ label, href, isCurrent }) => ({ label, name: null, href, isCurrent }));
  const current = currentPageId === null ? undefined : index.pages.get(currentPageId);
  const currentPath = current ? pagePath(index, current, locale) : null;
  const known = systemLinks(index, locale).filter(({ href }) => chosen.every((link) => link.href !== href));
  return [...chosen, ...known.map(({ name, href }) => ({ label: null, name, href, isCurrent: href === currentPath }))];
}

function systemLinks(index: SiteIndex, locale: string): { name: "imprint" | "privacy" | "terms"; href: string }[] {
  const find = pageLookup(index, locale);
  const entry = (name: "imprint" | "privacy" | "terms", href: string | null | undefined) =>
    href ? [{ name, href }] : [];
  const byRole = (role: "imprint" | "privacyPolicy") => {
    const page = pageByRole(index, role);
    return page ? pagePath(index, page, locale) : null;
  };
  return [
    ...entry("imprint", byRole("imprint") ?? find({ slug: "~imprint" })),
    ...entry("privacy", byRole("privacyPolicy") ?? find({ slug: "~privacy" })),
    ...(index.settings.footer.links.showTerms ? entry("terms", find({ slug: "~terms" })) : []),
  ];
}

function addressOfBranch(branch: SiteBranch): FooterAddress {
  return {
    name: branch.name,
    street: `${branch.street} ${branch.streetNumber}`.trim(),
    city: `${branch.zip} ${branch.city}`.trim(),
    phone: linked(branch.phone, phoneHref),
    email: linked(branch.email, mailHref),
  };
}

function linked(text: string, hrefOf: (text: string) => string | null): { text: string; href: string } | null {
  const href = text ? hrefOf(text) : null;
  return href ? { text, href } : null;
}
