/** Letters that an address part may have. */
export const longestSlug = 80;

/** Whether a text has the form of an address part already: what `toSlug` would leave as it is. */
export function isSlug(text: string): boolean {
  const part = text.replace(/^~/, "");
  return part.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part);
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken; a long one is shortened for its number. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug) && !isReservedSlug(slug)) return slug;
  for (let number = 2; ; number++) {
    const end = `-${number}`;
    const free = slug.slice(0, longestSlug - end.length).replace(/-$/, "") + end;
    if (!taken.has(free)) return free;
  }
}

/** Addresses below `/{locale}` that are no pages: editing, signing in, a round's link and its coupon. */
const reserved: ReadonlySet<string> = new Set(["edit", "login", "password", "account", "game", "coupon"]);

/** No page can be called that: it could not be reached. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug);
}
