import { listings } from "~/features/blocks/data/listing-data.ts";
import type { ListName } from "~/features/listings/schema.ts";
import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import { linksOf } from "~/features/page/domain/rich-text.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { hiddenTarget, type TargetPage } from "../pages/hidden-target.ts";
import type { PublishFinding } from "./finding.ts";
import type { ListedEntry } from "./listed-entries.ts";
import type { WrittenAddress } from "./written-address.ts";

/** Where the words of the entries that the page lists lead to, each address of an entry once, with its first words. */
export function entryAddresses(
  document: PageDocument,
  locales: readonly Locale[],
  entries: readonly ListedEntry[],
): (WrittenAddress & { text: string })[] {
  const shown = checkedGroups(document, locales).flatMap(({ group, shownIn }) => {
    const list = (listings as Partial<Record<string, ListName>>)[group.kind];
    return list ? [{ list, shownIn }] : [];
  });
  return entries.flatMap(({ list, id, richTextDescription }) => {
    const read = new Set(shown.flatMap((each) => (each.list === list ? each.shownIn : [])));
    const links = localeSchema.options
      .filter((locale) => read.has(locale))
      .flatMap((locale) => linksOf(richTextDescription[locale] ?? []).map((link) => ({ ...link, locale })));
    const firstOf = new Map(links.toReversed().map((link) => [link.url, link]));
    return [...firstOf.values()].map(({ url, text }) => ({
      ...{ url, text, place: { type: "entry" as const, list, id } },
      locales: [...new Set(links.filter((link) => link.url === url).map(({ locale }) => locale))],
    }));
  });
}

/** Links of these entries to pages of the site that visitors do not find; the page itself goes out with the entry. */
export function entryLinkFindings(
  document: PageDocument,
  locales: readonly Locale[],
  { entries, pages }: { entries: readonly ListedEntry[]; pages: readonly TargetPage[] | null },
): PublishFinding[] {
  return entryAddresses(document, locales, entries).flatMap(
    ({ url, text, place, locales: written }): PublishFinding[] => {
      const id = url.startsWith("page:") ? url.slice("page:".length) : null;
      const hidden = id !== null && id !== document.id && pages ? hiddenTarget(pages, id, written) : null;
      return hidden ? [{ ...hidden, place, text, locales: hidden.locales.length > 0 ? hidden.locales : written }] : [];
    },
  );
}
