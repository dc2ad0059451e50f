import type { Locale } from "~/lib/locales.ts";
import type { PairGroup, TextPair } from "./text-pair.ts";

/** Reads texts in two languages. */
export type PairReader = (languages: { source: Locale; locale: Locale }) => TextPair[];

interface Wanted {
  /** The language to read beside, in place of the first one. */
  beside: Locale;
  /** The language that is written. */
  locale: Locale;
  read: PairReader;
}

/**
 * The texts beside what another language than the first says, wherever that says something, and after them those that
 * the first language does not have. How far each is translated stays a question of the first language. Pure.
 */
export function besideLanguage(pairs: readonly TextPair[], { beside, locale, read }: Wanted): TextPair[] {
  if (beside === locale) return [...pairs];
  const own = read({ source: beside, locale });
  const besideOf = new Map(own.map((pair) => [pair.key, inBeside(pair, beside)]));
  const known = new Set(pairs.map(({ key }) => key));
  return [
    ...pairs.map((pair) => ({ ...pair, ...(besideOf.has(pair.key) && { beside: besideOf.get(pair.key) }) })),
    ...own
      .filter(({ key }) => !known.has(key))
      .map(({ madeFrom: _, ...pair }) => ({
        ...pair,
        source: "", // the first language says nothing, so that nothing can be stale
        state: pair.state === "stale" ? ("done" as const) : pair.state,
        beside: inBeside(pair, beside),
      })),
  ];
}

/** The same of groups of texts, each read by its name; what nothing reads stays as it is. */
export function groupsBesideLanguage(
  groups: readonly PairGroup[],
  { readers, ...languages }: Omit<Wanted, "read"> & { readers: Partial<Record<PairGroup["name"], PairReader>> },
): PairGroup[] {
  return groups.map((group) => {
    const read = readers[group.name];
    return read ? { ...group, pairs: besideLanguage(group.pairs, { ...languages, read }) } : group;
  });
}

function inBeside({ source: text, json }: TextPair, locale: Locale): NonNullable<TextPair["beside"]> {
  return { locale, text, json: json?.source };
}
