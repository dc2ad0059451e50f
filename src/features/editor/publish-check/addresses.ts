import { linkValueSchema } from "~/features/blocks/option-kinds.ts";
import { fieldOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import type { SiteSettings } from "~/features/site/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import type { Locale } from "~/lib/locales.ts";
import { checkedGroups } from "./checked-groups.ts";
import type { FindingPlace, PublishFinding } from "./finding.ts";
import { wordLinks } from "./word-links.ts";
import { readUrl } from "~/lib/read-url.ts";

/** An address that somebody wrote by hand, and where. */
export interface WrittenAddress {
  url: string;
  place: FindingPlace;
  /** The languages in which it stands there; none: all of them. */
  locales: Locale[];
}

/** Every address that visitors of this page can follow: of buttons, pictures and words on it, and of the settings in use. */
export function writtenAddresses(
  document: PageDocument,
  locales: readonly Locale[],
  settings: SiteSettings,
): WrittenAddress[] {
  const groups = checkedGroups(document, locales);
  return [...groups.flatMap(({ group, shownIn }) => addressesOn(group, shownIn)), ...addressesIn(settings)];
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
    const link = linkValueSchema.safeParse(field.options["link"]).data;
    if (!isSeen || link?.type !== "url" || !link.url) return [];
    return [{ url: link.url, place: { ...place, part: { type: "link" as const } }, locales: [] }];
  });
}

function addressesIn({ bookingButton, header }: SiteSettings): WrittenAddress[] {
  const { active, type, url, website } = bookingButton;
  const isBookingElsewhere = bookingButton.useShoreBooking && bookingButton.shoreCompany !== "";
  const { useLinkToLoginPage, url: login } = header.loginPage;
  const used: [isUsed: boolean, setting: string, url: string][] = [
    [active && type !== "none" && !isBookingElsewhere, "bookingButton.url", url],
    [active && type !== "none", "bookingButton.website", website],
    [useLinkToLoginPage, "header.loginPage.url", login],
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
