import { mailHref, phoneHref, safeHref, safeInternalPath } from "~/lib/addresses/safe-href.ts";
import { linkValueSchema, type LinkValue } from "./option-kinds.ts";
import type { ResolvedLink } from "./resolved.ts";

export type PagePath = (page: { slug: string } | { id: string }) => string | null;

/** For what is read of a page of which no link is shown. */
export const leadsNowhere: PagePath = () => null;

/** The link that is stored among the options of a field; null where there is none, or none that is valid. */
export function storedLink(options: Readonly<Record<string, unknown>>): LinkValue | null {
  return linkValueSchema.safeParse(options["link"]).data ?? null;
}

/**
 * Where a link option leads, or null when it leads nowhere (no value, an unsafe address, a page that does not
 * stand in this language). Pages and phones open in the same tab, others in a new one.
 */
export function resolveLink(link: LinkValue | null, pagePath: PagePath): ResolvedLink | null {
  switch (link?.type) {
    case "page": {
      const path = link.page ? pagePath({ id: link.page.id }) : null;
      return sameTab(path === null ? null : safeInternalPath(path));
    }
    case "phone":
      return sameTab(phoneHref(link.phone ?? ""));
    case "email":
      return newTab(mailHref(link.email ?? ""));
    case "url":
      return addressLink(link.url ?? "");
    case undefined:
      return null;
  }
}

/** An address as a person wrote it; one on this site opens in the same tab. */
export function addressLink(address: string): ResolvedLink | null {
  const href = safeHref(address);
  return href && /^(\/|#|tel:)/.test(href) ? sameTab(href) : newTab(href);
}

function sameTab(href: string | null): ResolvedLink | null {
  return href === null ? null : { href, opensNewTab: false };
}

function newTab(href: string | null): ResolvedLink | null {
  return href === null ? null : { href, opensNewTab: true };
}
