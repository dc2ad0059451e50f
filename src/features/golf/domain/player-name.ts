export const maxNameLength = 40;
export const maxPlayers = 12;
/** A character may take many units: an emoji of several people eleven, a letter under marks any number. */
const mostUnits = maxNameLength * 4;

/** Control, format (bidirectional overrides, zero-width marks except joiners), surrogate and private-use characters. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * The name as it is stored: unprintable characters dropped, white space collapsed, at most 40 characters as people
 * count them. Null for a name without a visible character, which is ignored.
 */
export function cleanPlayerName(typed: string): string | null {
  const collapsed = typed.replace(/\s+/gu, " ").replace(unprintable, "").replace(/ +/g, " ").trim();
  const characters = Array.from(new Intl.Segmenter("de").segment(collapsed), ({ segment }) => segment);
  let [name = ""] = characters;
  for (const next of characters.slice(1, maxNameLength)) {
    if (name.length + next.length > mostUnits) break;
    name += next;
  }
  // A field counts units and may have cut within an emoji; a joiner at the end joins nothing.
  name = name
    .slice(0, mostUnits)
    .replace(/[\u200c\u200d]+$/, "")
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
}
