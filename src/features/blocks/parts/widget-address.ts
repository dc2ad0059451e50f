import { readUrl } from "~/lib/addresses/read-url.ts";

/**
 * Where a page of another provider may be shown from within one of ours: the origin of its address. Null for what is no
 * address of others, and for one without encryption, which browsers leave out of an encrypted page; only on this machine
 * such a one may be shown.
 */
export function widgetOrigin(href: string): string | null {
  const url = readUrl(href);
  if (!url) return null;
  const isHere = url.hostname === "localhost" || url.hostname === "127.0.0.1";
  return url.protocol === "https:" || (url.protocol === "http:" && isHere) ? url.origin : null;
}

/**
 * The address of a provider's booking as it stands in a dialog: it learns the page's language and colour, and lets people
 * choose the branch. What the address says itself stays.
 */
export function widgetAddress(href: string, { locale, themeColor }: { locale: string; themeColor: string }): string {
  const url = new URL(href);
  const asked = { locale, layout: "modal", select_location: "true", theme_color: themeColor };
  for (const [name, value] of Object.entries(asked)) {
    if (!url.searchParams.has(name) && value !== "") url.searchParams.set(name, value);
  }
  return url.href;
}
