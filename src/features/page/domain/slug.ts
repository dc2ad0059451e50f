const spellings: Record<string, string> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
};

/**
 * A text in the form of an address part: lower case, `a` to `z`, digits and single hyphens, at most 80 characters. A
 * leading `~`, the sign of a system page, stays. A text without letters and digits gives the empty string.
 */
export function toSlug(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[äöüßæœøđł]/g, (letter) => spellings[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .replace(/['’]/g, "");
  const slug = plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
  return slug && plain.startsWith("~") ? `~${slug}` : slug;
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug) && !isReservedSlug(slug)) return slug;
  for (let number = 2; ; number++) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}

/** Addresses below `/{locale}` that are no pages: editing, signing in, a round's link and its coupon. */
const reserved: ReadonlySet<string> = new Set(["edit", "login", "password", "account", "game", "coupon"]);

/** No page can be called that: it could not be reached. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug);
}
