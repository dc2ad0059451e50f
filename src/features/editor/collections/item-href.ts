import type { ListedItem } from "~/features/site/collection-schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { pageHref } from "../state/addresses.ts";

/** Where an item is written: its page under edit, with the toolbar open. */
export function itemHref({ homeId, collection }: ListedItem, locale: Locale): string {
  return pageHref({ id: homeId, slug: null, collection }, { locale, mode: "edit", search: "?toolbar=1" });
}
