import { folded } from "./folded.ts";
import { isFoundIn } from "./is-found-in.ts";

/**
 * What is found by a search, best first: where each searched word begins the name, then where it begins a word of it,
 * then where it stands in it, then in the further texts, one after the other. `textsOf` gives the name first.
 */
export function foundInOrder<One>(
  search: string,
  all: readonly One[],
  textsOf: (one: One) => readonly [name: string, ...others: string[]],
): One[] {
  const words = folded(search).trim().split(/\s+/);
  const rankOf = (one: One) => Math.max(...words.map((word) => rankOfWord(word, textsOf(one).map(folded))));
  return all
    .filter((one) => isFoundIn(search, textsOf(one)))
    .map((one) => ({ one, rank: rankOf(one) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

function rankOfWord(word: string, [name = "", ...others]: string[]): number {
  if (name.startsWith(word)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 1;
  if (name.includes(word)) return 2;
  return 3 + others.findIndex((text) => text.includes(word));
}
