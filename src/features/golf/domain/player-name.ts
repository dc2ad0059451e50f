export const maxNameLength = 40;
export const maxPlayers = 12;
/** A character may take many units: an emoji of several people eleven, a letter under marks any number. */
export const mostUnits = maxNameLength * 4;

/** The first characters of a text as people count them, as many as a name has at most. */
export function firstCharacters(typed: string): string[] {
  return Array.from(new Intl.Segmenter("de").segment(typed), ({ segment }) => segment).slice(0, maxNameLength);
}

/** Control, format (bidirectional overrides, zero-width marks except joiners), surrogate and private-use characters. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * The name as it is stored: unprintable characters dropped, white space collapsed, at most 40 characters as people
 * count them. Null for a name without a visible character, which is ignored.
 */
export function cleanPlayerName(typed: string): string | null {
  const collapsed = typed.replace(/\s+/gu, " ").replace(unprintable, "").replace(/ +/g, " ").trim();
  const kept = firstCharacters(collapsed);
  while (kept.length > 1 && kept.join("").length > mostUnits) kept.pop();
  // A field counts units and may have cut within an emoji; a joiner at the end joins nothing.
  const name = kept
    .join("")
    .slice(0, mostUnits)
    .replace(/[\u200c\u200d\s]+$/, "");
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
}
