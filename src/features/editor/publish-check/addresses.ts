import { storedLink } from "~/features/blocks/link.ts";
import { bookingLinkSchema } from "~/features/blocks/option-kinds.ts";
import { fieldOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import { segmentsOf } from "~/features/site/domain/pages/addresses.ts";
import { foreignAddress } from "~/features/site/domain/foreign-address.ts";
import type { DeadLink } from "~/features/site/foreign-links/schema.ts";
import { programAddress } from "~/features/site/domain/frame/program-address.ts";
import type { SiteSettings } from "~/features/site/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import { hiddenTarget, type TargetPage } from "../pages/hidden-target.ts";
import type { PublishFinding } from "./finding.ts";
import { entryAddresses } from "./entries.ts";
import type { ListedEntry } from "./listed-entries.ts";
import { wordLinks } from "./word-links.ts";
import type { WrittenAddress } from "./written-address.ts";
import { readUrl } from "~/lib/addresses/read-url.ts";

/**
 * Every address that visitors of this page can follow: of buttons, pictures and words on it and in the entries that it
 * lists, and of the settings in use.
 */
export function writtenAddresses(
  document: PageDocument,
  locales: readonly Locale[],
  { settings, entries }: { settings: SiteSettings; entries: readonly ListedEntry[] },
): WrittenAddress[] {
  const groups = checkedGroups(document, locales);
  return [
    ...groups.flatMap(({ group, shownIn }) => [...bookingOf(group), ...addressesOn(group, shownIn)]),
    ...entryAddresses(document, locales, entries),
    ...addressesIn(settings),
  ];
}

/** Where all buttons of a section with a booking lead. */
function bookingOf({ id: groupId, kind, options }: Group): WrittenAddress[] {
  if (blockOf(kind)?.options["booking"]?.type !== "bookingLink") return [];
  const url = bookingLinkSchema.safeParse(options["booking"]).data?.url;
  return url ? [{ url, place: { type: "item", groupId, fieldName: null }, locales: [] }] : [];
}

function addressesOn(group: Group, locales: readonly Locale[]): WrittenAddress[] {
  return Object.entries(blockOf(group.kind)?.fields ?? {}).flatMap(([fieldName, { type }]): WrittenAddress[] => {
    const field = fieldOf(group, fieldName);
    if (!field.visible) return [];
    const place = { type: "item" as const, groupId: group.id, fieldName };
    if (type === "richText") {
      return wordLinks(field, locales).map(({ url, locales: written }) => ({
        url,
        place: { ...place, part: { type: "words" as const, url } },
        locales: written,
      }));
    }
    const isSeen = type === "image" ? field.mediaId !== null : locales.some((locale) => field.texts[locale]?.text);
    const link = storedLink(field.options);
    if (!isSeen || link?.type !== "url" || !link.url) return [];
    return [{ url: link.url, place: { ...place, part: { type: "link" as const } }, locales: [] }];
  });
}

function addressesIn({ accounts, bookingButton, header, socialAccounts }: SiteSettings): WrittenAddress[] {
  const { active, type, url, website } = bookingButton;
  const isBookingElsewhere = bookingButton.useShoreBooking && bookingButton.shoreCompany !== "";
  const { useLinkToLoginPage, url: login } = header.loginPage;
  const used: [isUsed: boolean, setting: string, url: string][] = [
    [active && type !== "none" && !isBookingElsewhere, "bookingButton.url", url],
    [active && type !== "none", "bookingButton.website", website],
    [useLinkToLoginPage, "header.loginPage.url", login],
    [true, "socialAccounts.instagram", socialAccounts.instagram],
    [true, "socialAccounts.facebook", socialAccounts.facebook],
    [true, "socialAccounts.linkedIn", socialAccounts.linkedIn],
    [programAddress(accounts.qualityProgram) !== null, "accounts.qualityProgram", accounts.qualityProgram],
  ];
  return used.flatMap(([isUsed, setting, address]) =>
    isUsed && address !== "" ? [{ url: address, place: { type: "setting", setting } as const, locales: [] }] : [],
  );
}

/** The path of an address on this site; null for any other. `hosts` are the site's own names, with their ports. */
export function ownPathOf(url: string, hosts: readonly string[]): string | null {
  const base = "https://own.invalid";
  const parsed = readUrl(url.trim(), base);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  const isOwn = parsed.origin === base ? url.trim().startsWith("/") : hosts.includes(parsed.host);
  return isOwn ? parsed.pathname : null;
}

/** Addresses of this site that lead nowhere. */
export function deadAddressFindings(
  addresses: readonly WrittenAddress[],
  hosts: readonly string[],
  dead: ReadonlySet<string>,
): PublishFinding[] {
  return addresses
    .filter(({ url }) => dead.has(ownPathOf(url, hosts) ?? ""))
    .map(({ url, place, locales }) => ({ type: "deadAddress", place, text: url.trim(), locales }));
}

/** The addresses on other sites among these, as they can be tried, each once. */
export function foreignAddresses(addresses: readonly WrittenAddress[], hosts: readonly string[]): string[] {
  return [...new Set(addresses.flatMap(({ url }) => foreignAddress(url, hosts) ?? []))].sort();
}

/** Addresses on other sites that led nowhere when they were last tried. */
export function deadLinkFindings(
  addresses: readonly WrittenAddress[],
  hosts: readonly string[],
  dead: readonly DeadLink[],
): PublishFinding[] {
  return addresses.flatMap(({ url, place, locales }): PublishFinding[] => {
    const tried = foreignAddress(url, hosts);
    const found = dead.find(({ address }) => address === tried);
    if (!found) return [];
    const { status, checkedAt } = found;
    return [{ type: "deadLink", place, text: url.trim(), locales, answer: { status, checkedAt } }];
  });
}

/**
 * Addresses of pages that this site has, but that visitors do not find: not yet, or not in the language of the address,
 * which then leads nowhere.
 */
export function hiddenAddressFindings(
  addresses: readonly WrittenAddress[],
  hosts: readonly string[],
  pages: readonly TargetPage[],
): PublishFinding[] {
  return addresses.flatMap(({ url, place, locales }): PublishFinding[] => {
    const at = pageAt(pages, ownPathOf(url, hosts) ?? "");
    const hidden = at && hiddenTarget(pages, at.page.id, [at.locale]);
    if (!hidden) return [];
    const type = hidden.type === "pageNotIn" ? "deadAddress" : hidden.type;
    return [{ type, place, text: url.trim(), locales }];
  });
}

/** The page, drafts included, that a path of the site names, and the language that it names it in. */
function pageAt(pages: readonly TargetPage[], path: string): { page: TargetPage; locale: Locale } | null {
  const [language, ...rest] = (segmentsOf(path) ?? []).filter(Boolean);
  const locale = localeSchema.safeParse(language).data;
  if (!locale || rest.length > 2) return null;
  const slug = rest.at(-1);
  const collection = rest.length === 2 ? rest[0] : null;
  const page = pages.find((each) =>
    slug === undefined ? each.role === "home" : each.collection === collection && each.locales[locale]?.slug === slug,
  );
  return page ? { page, locale } : null;
}
