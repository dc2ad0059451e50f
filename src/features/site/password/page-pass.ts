import { timingSafeEqual } from "node:crypto";
import { hour } from "~/lib/time/lengths.ts";
import { sign } from "~/server/seal.ts";

/** How long a visitor who gave the password need not give it again. */
export const passMs = 24 * hour;

/** What a pass is good for: one page of one site, as long as its password stays as it is. */
interface PassPlace {
  siteId: string;
  pageId: string;
  passwordHash: string;
}

/** Name of the cookie with a page's pass; browsers accept the prefix, which keeps it to this host, over https only. */
export function passCookieName(pageId: string, isSecure: boolean): string {
  return `${isSecure ? "__Host-" : ""}vitrine.page.${pageId}`;
}

/** A pass from now on, as a cookie's value: when it ends, and a mark that nobody else can make. */
export function makePass(place: PassPlace, now: Date): string {
  const ends = String(now.getTime() + passMs);
  return `${ends}.${markOf(place, ends)}`;
}

/** Whether a cookie's value opens the page now. */
export function isPassFor(place: PassPlace, pass: string, now: Date): boolean {
  const [ends = "", mark = "", ...more] = pass.split(".");
  if (more.length > 0 || !/^\d{1,15}$/.test(ends) || Number(ends) <= now.getTime()) return false;
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(place, ends))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function markOf({ siteId, pageId, passwordHash }: PassPlace, ends: string): string {
  return sign("page password", [siteId, pageId, passwordHash, ends].join("|"));
}
