import { mailHref, phoneHref } from "~/lib/safe-href.ts";
import type { Branch } from "~/features/directory/branch-data.ts";
import type { SiteDocument } from "../document-schema.ts";
import { navigationLinks } from "./navigation.ts";
import { pageLookup } from "./page-lookup.ts";
import { pagePath } from "./addresses.ts";
import { pageByRole, type SiteIndex } from "./site-index.ts";

/** Where the pages of the footer's last line stand on sites that have given nobody the role. */
export const legalSlugs = { imprint: "~imprint", privacyPolicy: "~privacy", terms: "~terms" } as const;

/** Whether a site has a page that the footer's last line can lead to as this one, published or not. Pure. */
export function hasLegalPage(pages: SiteDocument["pages"], role: keyof typeof legalSlugs): boolean {
  return Object.values(pages).some(
    (page) => page.role === role || Object.values(page.slugs).some((slug) => slug === legalSlugs[role]),
  );
}

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
  | { label: string; name: null }
  | { label: null; name: "imprint" | "privacy" | "terms" }
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
  const pathOf = (role: "imprint" | "privacyPolicy" | "terms") => {
    const page = pageByRole(index, role);
    return (page && pagePath(index, page, locale)) ?? find({ slug: legalSlugs[role] });
  };
  return [
    ...entry("imprint", pathOf("imprint")),
    ...entry("privacy", pathOf("privacyPolicy")),
    ...(index.settings.footer.links.showTerms ? entry("terms", pathOf("terms")) : []),
  ];
}

function addressOfBranch(branch: Branch): FooterAddress {
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
