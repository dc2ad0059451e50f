import { z } from "zod";
import type { LinkValue } from "~/features/blocks/option-kinds.ts";
import type { Network } from "~/features/site/domain/frame/networks.ts";
import { isPhoneEntry, mailHref, phoneHref, safeHref } from "~/lib/addresses/safe-href.ts";

/** The message of a refused entry, as a key of the editor's texts. */
export type InputError =
  | "input.number"
  | "input.email"
  | "input.phone"
  | "input.url"
  | "input.color"
  | "input.timeZone"
  | "input.invalid"
  | "input.required"
  | "input.siteName"
  | `input.network.${Network}`
  | "route.noPlace";

/** The message of an entry that goes beyond a limit, which it names. */
export interface BeyondLimit {
  ok: false;
  error: "input.least" | "input.most" | "input.longest";
  limit: number;
}

export type Checked<Value> = { ok: true; value: Value } | { ok: false; error: InputError };

/** Letters of a site's name, as the server takes it. */
const longestSiteName = 100;

const refused = (error: InputError) => ({ ok: false, error }) as const;

/** A whole number, clamped to the range; an empty entry gives the minimum (default 1). */
export function checkNumber(entry: string, range?: { minimum: number; maximum: number }): Checked<number> {
  const minimum = range?.minimum ?? 1;
  if (entry.trim() === "") return { ok: true, value: minimum };
  const number = Number(entry.trim().replace(",", "."));
  if (!Number.isFinite(number)) return refused("input.number");
  return { ok: true, value: Math.min(range?.maximum ?? Infinity, Math.max(minimum, Math.round(number))) };
}

/** What a site is called: something, and no more letters than titles of tabs and results can hold. */
export function checkSiteName(entry: string): Checked<string> {
  const name = entry.trim();
  if (name === "") return refused("input.required");
  return name.length > longestSiteName ? refused("input.siteName") : { ok: true, value: name };
}

/** A valid mail address. */
export function checkEmail(entry: string): Checked<string> {
  const email = entry.trim();
  return z.email().safeParse(email).success && mailHref(email) ? { ok: true, value: email } : refused("input.email");
}

/** Numeric after spaces are removed; a leading plus is kept. */
export function checkPhone(entry: string): Checked<string> {
  return isPhoneEntry(entry) ? { ok: true, value: entry.trim() } : refused("input.phone");
}

/** An http(s) address, written with or without `https://`, or a path on the same site. */
export function checkUrl(entry: string): Checked<string> {
  const written = entry.trim();
  if (written === "") return refused("input.url");
  const isComplete = /^[a-z][a-z0-9+.-]*:/i.test(written) || /^[/#]/.test(written);
  const address = safeHref(isComplete ? written : `https://${written}`);
  if (!address || /^(mailto|tel):/.test(address)) return refused("input.url");
  const isHost = address.startsWith("http") && /^https?:\/\/([^/]+\.[^/.]+|localhost)(:\d+)?\//.test(address);
  return isHost || address.startsWith("/") || address.startsWith("#")
    ? { ok: true, value: address }
    : refused("input.url");
}

/** The address of a booking: one on the web, for it is a page of its own. */
export function checkBooking(entry: string): Checked<string> {
  const checked = checkUrl(entry);
  return checked.ok && !/^https?:/.test(checked.value) ? refused("input.url") : checked;
}

/** A link of type url, phone or email needs its value; one of type page is made by choosing a page. */
export function checkLink(type: Exclude<LinkValue["type"], "page">, entry: string): Checked<LinkValue> {
  const checked = { url: checkUrl, phone: checkPhone, email: checkEmail }[type](entry);
  return checked.ok ? { ok: true, value: { type, [type]: checked.value } } : checked;
}

/** What a person wrote in one box of the rich-text tools: a mail address, a phone number or a web address. */
export function checkHref(entry: string): Checked<string> {
  const written = entry.trim().replace(/^(mailto|tel):/i, "");
  const href = mailHref(written) ?? phoneHref(written);
  return href ? { ok: true, value: href } : checkUrl(entry);
}

/** The prefixes https, mailto and tel are stripped for display; what is left is taken for the same link again. */
export function displayHref(href: string): string {
  return href.replace(/^(https:\/\/|mailto:|tel:)/, "").replace(/^([^/]+)\/$/, "$1");
}

/** Link labels longer than 20 characters are shortened to 17 characters and an ellipsis. */
export function shortLabel(label: string): string {
  const letters = [...label];
  return letters.length > 20 ? `${letters.slice(0, 17).join("")}…` : label;
}
