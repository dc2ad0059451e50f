import slugify from "@sindresorhus/slugify";
import { longestSlug } from "./slug.ts";

/** An address spells no symbols out: their words would be English in every language. */
const wordless: [string, string][] = ["&", "🦄", "♥"].map((symbol) => [symbol, " "]);

/**
 * A text in the form of an address part: lower case, `a` to `z`, digits and single hyphens, at most 80 characters;
 * other letters become their nearest Latin ones. An apostrophe parts two words ("l'été": `l-ete`, "dell'arte":
 * `dell-arte`), except before a last single s or t ("Anna's": `annas`). A leading `~`, the sign of a system page, stays. A text without letters
 * and digits gives the empty string.
 */
export function toSlug(text: string): string {
  const plain = text.trim().normalize("NFKC");
  const slug = slugify(plain, { decamelize: false, customReplacements: wordless })
    .slice(0, longestSlug)
    .replace(/-+$/, "");
  return slug && plain.startsWith("~") ? `~${slug}` : slug;
}
