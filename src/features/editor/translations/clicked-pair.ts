import type { TextPair } from "~/features/site/translations/text-pair.ts";

/** Pages draw lines and paragraphs as elements, without the breaks between them. */
const letters = (text: string): string => text.replace(/\s+/g, "");

/**
 * The text of the page that says the first of these words which one says at all, in either language; null for none. `words`
 * are those of what was pressed and of what is around it, from the inside out.
 */
export function pairSaying(words: readonly string[], pairs: readonly TextPair[]): TextPair | null {
  const inFields = pairs.filter(({ place }) => place.type === "field");
  for (const said of words.map(letters)) {
    const pair = inFields.find(({ source, text }) => letters(text) === said || letters(source) === said);
    if (pair && said !== "") return pair;
  }
  return null;
}

/** The words of an element and of those around it, as far as the page's content. */
export function wordsAround(element: Element): string[] {
  const words: string[] = [];
  for (let at: Element | null = element; at && at.id !== "content"; at = at.parentElement) words.push(at.textContent);
  return words;
}
