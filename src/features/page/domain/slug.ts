import slugify from "@sindresorhus/slugify";

/** An address spells no symbols out: their words would be English in every language. */
const wordless: [string, string][] = ["&", "🦄", "♥"].map((symbol) => [symbol, " "]);

/**
 * A text in the form of an address part: lower case, `a` to `z`, digits and single hyphens, at most 80 characters;
 * other letters become their nearest Latin ones. A leading `~`, the sign of a system page, stays. A text without letters
 * and digits gives the empty string.
 */
export function toSlug(text: string): string {
  const plain = text.trim().normalize("NFKC").replace(/['’]/g, "");
  const slug = slugify(plain, { decamelize: false, customReplacements: wordless }).slice(0, 80).replace(/-+$/, "");
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
