import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** What an address of the editor is made of. A page without a slug (a draft) is reached by its id. */
interface PageAddress {
  id: string;
  slug: string | null;
  collection: string | null;
  role?: string | null;
}

/** `/{locale}[/edit][/{collection}]/{slug}`; the home page is `/{locale}[/edit]`. */
export function pageHref(
  page: PageAddress,
  options: { locale: string; mode: "edit" | "live"; search?: string },
): string {
  const { locale, mode, search = "" } = options;
  const isHome = page.role === "home";
  const tail = isHome ? [] : [...(page.collection ? [page.collection] : []), page.slug ?? page.id];
  const path = [locale, ...(mode === "edit" ? ["edit"] : []), ...tail].map(encodeURIComponent).join("/");
  return `/${path}${search}`;
}

/** The address of the page under edit in a locale: by slug once it is published, by id before. */
export function addressOf(document: PageDocument, locale: Locale): PageAddress {
  const { id, collection, role, status } = document;
  const slug = document.locales[locale]?.slug;
  return { id, collection, role, slug: status === "draft" || !slug ? null : slug };
}

/**
 * Where visitors find the page under edit: at the address that it was opened with, unless it has become the home page
 * since, or another one has in its place.
 */
export function liveHref(
  document: PageDocument,
  { locale, opened }: { locale: Locale; opened: string | undefined },
): string {
  const now = pageHref(addressOf(document, locale), { locale, mode: "live" });
  const wasHome = opened === `/${locale}`;
  return opened === undefined || wasHome !== (document.role === "home") ? now : opened;
}

/** The present entry of the browser's history, as the editor has it. */
let shown: { href: string; state: unknown } | null = null;

/** Changes the address without loading or telling Next's router, which has no part in the editor's states. */
export function showAddress(href: string, state: unknown = history.state): void {
  History.prototype.replaceState.call(history, state, "", href);
  noteAddress();
}

/** The same in an entry of its own. */
export function addAddress(href: string, state: unknown): void {
  History.prototype.pushState.call(history, state, "", href);
  noteAddress();
}

/**
 * Remembers the present entry for `restoreAddress`, e.g. when the browser has gone to another one. Where that belongs to
 * the same page, its path is by now the one that was shown last: the language may have been switched since, or the slug.
 */
export function noteAddress(isSamePage = false): void {
  if (isSamePage && shown) return showAddress(new URL(shown.href).pathname + location.search + location.hash);
  shown = { href: location.href, state: history.state };
}

/** The editor has gone: the next one begins with the address that it is opened with. */
export function forgetAddress(): void {
  shown = null;
}

/**
 * Next's router writes the address that it knows itself when the server has drawn the page anew, with nothing of the
 * editor in the entry's state: both come back.
 */
export function restoreAddress(): void {
  if (shown) showAddress(shown.href, { ...Object(shown.state), ...history.state });
}
