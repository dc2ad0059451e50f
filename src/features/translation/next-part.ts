import type { TextPair } from "~/features/site/translations/text-pair.ts";
import { localesOf, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { mostTexts, type TranslatedMissing } from "./schema.ts";

/** What is missing somewhere now, and how translations of it are saved there. */
interface Work {
  missing: () => Promise<TextPair[]>;
  translate: (texts: readonly TextPair[]) => Promise<void>;
}

/**
 * Translates the next of what is missing, as many texts as one call may; what is named in `without` has failed before and
 * is left out. A failure of the service is thrown only where nothing was saved.
 */
export async function nextPart({ missing, translate }: Work, without: readonly string[]): Promise<TranslatedMissing> {
  const known = new Set(without);
  const wanted = (await missing()).filter(({ key }) => !known.has(key));
  const part = wanted.slice(0, mostTexts);
  if (part.length === 0) return { done: 0, left: 0, failed: [] };
  const error = await translate(part).then(
    () => null,
    (cause: unknown) => ({ cause }),
  );
  const still = new Set((await missing()).map(({ key }) => key));
  const open = part.filter(({ key }) => still.has(key)).map(({ key }) => key);
  const done = part.length - open.length;
  if (!error) return { done, left: wanted.length - part.length, failed: open };
  if (done === 0) throw error.cause;
  return { done, left: wanted.length - done, failed: [] }; // what was saved counts; the rest is asked for again
}

/** The language that a site is translated from. */
export function firstOf({ site }: ServiceContext, fallback: Locale): Locale {
  return localesOf(site)[0] ?? fallback;
}
