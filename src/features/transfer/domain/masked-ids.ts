import type { Json } from "~/lib/json.ts";

/** Sixteen bytes that ids are mixed with. */
export type IdMask = Uint8Array;

/**
 * The mask of a site, from the digest (SHA-256) of its id. The bits that say what kind of UUID an id is stay out of it,
 * so that a masked id is an id.
 */
export function idMask(digest: Uint8Array): IdMask {
  const mask = Uint8Array.from(digest.subarray(0, 16));
  mask[6] = (mask[6] ?? 0) & 0x0f;
  mask[8] = (mask[8] ?? 0) & 0x3f;
  return mask;
}

const id = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
/** An id by itself, a link to a page in formatted text, or a medium's address. */
const named = new RegExp(`^(page:|/media/)?(${id})$`);

/**
 * The same value with every id mixed with the mask, also where it is a key. Applied twice it is the value itself: so an
 * archive holds no id of the installation that wrote it, and any site made from it writes the same archive again. What
 * people wrote (`text`) stays as it is, whatever it looks like.
 */
export function maskedIds(value: Json, mask: IdMask): Json {
  if (typeof value === "string") return maskedText(value, mask);
  if (Array.isArray(value)) return value.map((part) => maskedIds(part, mask));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      maskedText(key, mask),
      key === "text" && typeof part === "string" ? part : maskedIds(part, mask),
    ]),
  );
}

/** The same of one text. */
export function maskedText(text: string, mask: IdMask): string {
  const [, prefix = "", plain] = named.exec(text) ?? [];
  return plain === undefined ? text : prefix + maskedId(plain, mask);
}

/** Digit by digit: an archive may name hundreds of thousands. */
function maskedId(plain: string, mask: IdMask): string {
  let [masked, digit] = ["", 0];
  for (const letter of plain) {
    if (letter === "-") {
      masked += letter;
      continue;
    }
    const byte = mask[digit >> 1] ?? 0;
    masked += (Number.parseInt(letter, 16) ^ (digit % 2 === 0 ? byte >> 4 : byte & 0x0f)).toString(16);
    digit += 1;
  }
  return masked;
}
