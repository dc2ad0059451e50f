import { shopDay } from "~/features/listings/domain/last-day.ts";
import type { ListName } from "~/features/listings/schema.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** What visitors read of an open position or an entry of the marketplace, by language. */
export interface ListedEntry {
  list: ListName;
  id: string;
  richTextDescription: Partial<Record<Locale, RichTextValue>>;
}

/** The entries that are public at a moment where the shop is, of those that editors keep. */
export function publicEntries<
  Kept extends { status: string; validThrough?: string | null } & Omit<ListedEntry, "list">,
>(list: ListName, kept: readonly Kept[], { now, timeZone }: { now: Date; timeZone: string }): ListedEntry[] {
  const today = shopDay(now, timeZone);
  return kept
    .filter(({ status, validThrough }) => status === "published" && (!validThrough || validThrough >= today))
    .map(({ id, richTextDescription }) => ({ list, id, richTextDescription }));
}
