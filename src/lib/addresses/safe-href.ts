import { readUrl } from "./read-url.ts";

/**
 * The one gate for every address that a person can follow. It is used where an address is written and again where
 * it is drawn: http(s), mailto and tel addresses, paths on the same site (`/…`) and marks on the same page (`#…`)
 * pass, in canonical form; everything else gives null.
 */
export function safeHref(value: string): string | null {
  const address = value.trim();
  if (address === "" || address.length > 2000 || hasHiddenCharacters(address)) return null;
  if (/^#[\w-]+$/.test(address)) return address;
  if (address.startsWith("/")) return safeInternalPath(address);
  const url = readUrl(address);
  if (!url) return null;
  if (url.protocol === "http:" || url.protocol === "https:") {
    if (!/^https?:\/\/[^/\\]/i.test(address) || url.username || url.password) return null;
    return url.href;
  }
  if (url.protocol === "mailto:") return mailHref(address.slice("mailto:".length));
  if (url.protocol === "tel:") return phoneHref(address.slice("tel:".length));
  return null;
}

/** What a link inside rich text may hold: `page:<id>`, a page of the site, or an address that passes `safeHref`. */
export function safeTextLink(value: string): string | null {
  return /^page:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value) ? value : safeHref(value);
}

/** A path on the same site, or null: `//host` and `/\host` lead elsewhere and never pass. */
export function safeInternalPath(path: string): string | null {
  if (!/^\/(?![/\\])/.test(path) || path.includes("\\") || hasHiddenCharacters(path)) return null;
  const here = "https://same.invalid";
  const url = readUrl(path, here);
  if (!url || url.origin !== here) return null;
  const canonical = url.pathname + url.search + url.hash;
  return canonical.startsWith("//") ? null : canonical; // "/.//host" shortens to "//host"
}

/** `mailto:` for one plain address, without further headers; null when it is none. */
export function mailHref(address: string): string | null {
  const mail = address.trim();
  return /^[^\s@<>"'?&/\\:;,%]+@[^\s@<>"'?&/\\:;,%]+\.[^\s@<>"'?&/\\:;,%.]+$/.test(mail) ? `mailto:${mail}` : null;
}

/** `tel:` with the digits of a phone number as people write it; null when it is none. */
export function phoneHref(number: string): string | null {
  if (!/^\+?[\d\s()/.\-–]+$/.test(number.trim())) return null;
  const digits = number.replace("(0)", "").replace(/[^\d+]/g, "");
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/**
 * Whether an entry for a phone link may be saved: numeric after spaces are removed, with or
 * without the plus of a country code. `phoneHref` also reads numbers in running text and from elsewhere.
 */
export function isPhoneEntry(entry: string): boolean {
  return /^\+?\d+$/.test(entry.replace(/\s/g, "")) && phoneHref(entry) !== null;
}

function hasHiddenCharacters(value: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value);
}
