import { savedText } from "~/features/page/domain/text.ts";

/**
 * A pasted text as one line; a space at either end stays, so that words do not run together. A word that a PDF divides
 * at the end of a line is whole again.
 */
export function pastedText(pasted: string): string {
  const text = savedText(undivided(pasted).replace(/[\u00a0\t]/g, " ")) ?? "";
  if (text === "") return pasted === "" ? "" : " ";
  return `${/^\s/.test(pasted) ? " " : ""}${text}${/\s$/.test(pasted) ? " " : ""}`;
}

const lineEnd = String.raw`[ \t]*(?:\r?\n|\u2028)[ \t]*`;
const softDivision = new RegExp(`\u00ad${lineEnd}`, "g");
/** A capital letter after it, as in "E-Mail": the hyphen is the word's own. */
const ownHyphen = new RegExp(`(?<=\\p{L}-)${lineEnd}(?=\\p{Lu})`, "gu");
/** What follows "Vor- und" and its like is another word. */
const others = "und|oder|bzw|bis|sowie|et|ou|e|o|and|or";
const division = new RegExp(`(?<=\\p{Ll})-${lineEnd}(?=\\p{Ll})(?!(?:${others})(?!\\p{L}))`, "gu");

function undivided(text: string): string {
  return text.replace(softDivision, "").replace(ownHyphen, "").replace(division, "");
}
