import { mailHref, phoneHref } from "~/lib/addresses/safe-href.ts";
import type { BranchData, BranchHours, HoursChange } from "~/features/blocks/data/branch-data.ts";
import { branchData } from "~/features/directory/branch-data.ts";
import type { SiteDocument } from "../../document-schema.ts";
import { navigationLinks } from "../navigation/navigation.ts";
import { pageName } from "../pages/page-name.ts";
import { pageLookup } from "../pages/page-lookup.ts";
import { pagePath } from "../pages/addresses.ts";
import { pageByRole, type SiteIndex } from "../pages/site-index.ts";

/** Where the pages of the footer's last line stand on sites that have given nobody the role. */
export const legalSlugs = {
  imprint: "~imprint",
  privacyPolicy: "~privacy",
  terms: "~terms",
} as const;

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
  /** Null where it names none. */
  hours: BranchHours | null;
}

/**
 * The addresses in footer and menu as they stand at a moment: the business's branches when they are looked up, else the
 * one from the settings. Pure.
 */
export function footerAddresses(index: SiteIndex, now: Date): FooterAddress[] {
  const { footer, contact } = index.settings;
  const branches = footer.useBusinessDataFromLookUp ? index.branches : [];
  if (branches.length > 0) return branches.map((branch) => addressOfBranch(branchData(branch, now)));
  const own = {
    name: contact.companyName || index.name,
    street: footer.street,
    city: footer.city,
    phone: linked(footer.phone, phoneHref),
    email: linked(footer.email || contact.email, mailHref),
    hours: null,
  };
  return [own];
}

/** What is said of a site's branches in one line: the hours of the only one, else whether any is open. */
export type SharedHours = Pick<BranchHours, "isOpen" | "change"> & {
  isOfOne: boolean;
};

/** Whether a site is open at a moment, whatever address stands in its footer. Pure. */
export function siteHours({ branches }: SiteIndex, now: Date): SharedHours | null {
  return sharedHours(branches.map((branch) => branchData(branch, now)));
}

/** Whether a site is open as a whole; closed branches open with the first of them. Null where none names its hours. Pure. */
export function sharedHours(branches: readonly Pick<FooterAddress, "hours">[]): SharedHours | null {
  const known = branches.flatMap(({ hours }) => hours ?? []);
  const [only] = known;
  if (!only) return null;
  if (known.length === 1) return { isOpen: only.isOpen, change: only.change, isOfOne: true };
  if (known.some(({ isOpen }) => isOpen)) return { isOpen: true, change: null, isOfOne: false };
  const changes = known.flatMap(({ change }) => change ?? []);
  const [first] = changes.sort((one, other) => momentOf(one).localeCompare(momentOf(other)));
  return { isOpen: false, change: first ?? null, isOfOne: false };
}

const momentOf = ({ date, time }: HoursChange) => `${date} ${time}`;

/** What a site says of itself below its name: the description of its home page. Pure. */
export function claimOf(index: SiteIndex, locale: string): string {
  return pageByRole(index, "home")?.locales[locale]?.description ?? "";
}

interface ContactLink {
  label: string;
  lang?: string;
  href: string;
}

/** The way to the page with everything about reaching the business, by the page's own name. Pure. */
export function contactLink(index: SiteIndex, locale: string): ContactLink | null {
  const page = pageByRole(index, "contact");
  const href = page && pagePath(index, page, locale);
  if (!page || !href) return null;
  const { text, lang } = pageName(index, page, locale) ?? { text: index.name };
  return { label: text, ...(lang ? { lang } : {}), href };
}

/** A link in the footer's last line: with words of its own, or with those that every site has for such a page. */
type LegalLink = { href: string; isCurrent: boolean } & (
  | { label: string; lang?: string; name: null }
  | { label: null; name: "imprint" | "privacy" | "terms" }
);

/**
 * The footer's last line: what the navigation says of it, then imprint, privacy and terms as far as they are published in
 * this language and not among those already. Pure.
 */
export function legalLinks(index: SiteIndex, locale: string, currentPageId: string | null): LegalLink[] {
  const chosen = navigationLinks(index, "legal", { locale, currentPageId })
    .flatMap((link) => [link, ...link.children])
    .map(({ label, lang, href, isCurrent }) => ({
      label,
      ...(lang ? { lang } : {}),
      name: null,
      href,
      isCurrent,
    }));
  const current = currentPageId === null ? undefined : index.pages.get(currentPageId);
  const currentPath = current ? pagePath(index, current, locale) : null;
  const known = systemLinks(index, locale).filter(({ href }) => chosen.every((link) => link.href !== href));
  return [
    ...chosen,
    ...known.map(({ name, href }) => ({
      label: null,
      name,
      href,
      isCurrent: href === currentPath,
    })),
  ];
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

function addressOfBranch({ name, street, city, phone, email, hours }: BranchData): FooterAddress {
  return {
    name,
    street,
    city,
    phone: linked(phone, phoneHref),
    email: linked(email, mailHref),
    hours,
  };
}

function linked(text: string, hrefOf: (text: string) => string | null): { text: string; href: string } | null {
  const href = text ? hrefOf(text) : null;
  return href ? { text, href } : null;
}
