import type { PageLocale } from "~/features/page/schema.ts";
import type { IndexedPage } from "./site-index.ts";

/** What of a page's words an index holds: all of the languages in which it is shown, and its names in the others. Pure. */
export function openLocales(
  locales: Partial<Record<string, PageLocale>>,
  disallowedLocales: readonly string[],
): Pick<IndexedPage, "locales" | "closedNames"> {
  const all = Object.entries(locales);
  const isOpen = ([locale]: readonly [string, unknown]) => !disallowedLocales.includes(locale);
  const closed = all
    .filter((each) => !isOpen(each))
    .flatMap(([locale, texts]) => (texts?.name ? [[locale, texts.name] as const] : []));
  return {
    locales: Object.fromEntries(all.filter(isOpen)),
    ...(closed.length > 0 && { closedNames: Object.fromEntries(closed) }),
  };
}
