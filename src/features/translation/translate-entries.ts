import { entryPairs } from "~/features/listings/domain/entry-pairs.ts";
import { isEntryPlace, partAt } from "~/features/listings/domain/entry-place.ts";
import { entryText, isEntryTextByHand, withEntryText } from "~/features/listings/domain/word-marks.ts";
import type { ListName } from "~/features/listings/schema.ts";
import { changeWords } from "~/features/listings/translations/change-words.ts";
import { entryPictures } from "~/features/listings/translations/entry-pictures.ts";
import { entriesToTranslate, oneEntryWords } from "~/features/listings/translations/entry-words.ts";
import { requireLocale } from "~/features/page/require-locale.ts";
import { fitsPlace } from "~/features/site/translations/fits-place.ts";
import { picturePair } from "~/features/site/translations/page-pairs.ts";
import { missingForService, type TextPair } from "~/features/site/translations/text-pair.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { TextContent } from "./domain/content.ts";
import { firstOf, nextPart } from "./next-part.ts";
import type { TranslatedEntryTexts, TranslatedMissing, TranslateEntryInput, TranslateMissingInput } from "./schema.ts";
import { translatePictures } from "./translate-missing.ts";
import { translated } from "./translate-words.ts";

/** The next missing texts of one list's entries and of their pictures, as `translateMissing` does it with a page. */
export function translateEntries(
  ctx: ServiceContext,
  { list, to, without }: Omit<TranslateMissingInput, "pageId"> & { list: ListName },
): Promise<TranslatedMissing> {
  const languages = { source: firstOf(ctx, to), locale: to };
  const missing = async () => {
    const entries = await entriesToTranslate(ctx, list, new Date());
    const ids = entries.map(({ id }) => id);
    const pictures = await entryPictures(ctx, list, ids);
    return missingForService([
      ...entries.flatMap((entry) => entryPairs(entry, languages)),
      ...pictures.flatMap((picture) => picturePair(picture.id, picture, languages)),
    ]);
  };
  const translate = async (pairs: readonly TextPair[]) => {
    const ofEntries = pairs.filter(({ place }) => place.type !== "picture");
    await saveMade(ctx, await madeOf(ctx, ofEntries, languages), { list, to, mayReplace: false });
    await translatePictures(
      ctx,
      pairs.filter((pair) => !ofEntries.includes(pair)),
      to,
    );
  };
  return nextPart({ missing, translate }, without);
}

/**
 * Has texts of one entry translated and saves that, with the first language's words as what they are measured by. A
 * person's text is replaced only where `replace` says so. Throws `not-found`, and `invalid` for a language that the site
 * does not have and for one into itself.
 */
export async function translateEntry(
  ctx: ServiceContext,
  { list, id, from, to, parts, replace: mayReplace }: TranslateEntryInput,
): Promise<TranslatedEntryTexts> {
  const first = firstOf(ctx, to);
  const languages = { source: from ?? first, locale: to };
  for (const locale of Object.values(languages)) requireLocale(ctx, locale);
  if (languages.source === to) throw new DomainError("invalid", "A text is not translated into its own language");
  const entry = await oneEntryWords(ctx, { list, id });
  const pairs = entryPairs(entry, languages).filter(
    ({ place }) => isEntryPlace(place) && parts.includes(partAt(place)),
  );
  const made = (await madeOf(ctx, pairs, languages)).map((text) => ({
    ...text,
    source: entryText(entry, text.part, first),
  }));
  const done = await saveMade(ctx, made, { list, to, mayReplace });
  const isMade = new Set(made.map(({ part }) => part));
  return { done, failed: parts.filter((part) => !isMade.has(part)) };
}

interface Made {
  id: string;
  part: ReturnType<typeof partAt>;
  /** What the first language says. */
  source: string;
  content: TextContent;
}

/** Texts as the service says them; what it could not do, or made too long, is left out. */
async function madeOf(
  ctx: ServiceContext,
  pairs: readonly TextPair[],
  { source: from, locale: to }: { source: Locale; locale: Locale },
): Promise<Made[]> {
  if (pairs.length === 0) return [];
  const contents = pairs.map(({ source, json }) => ({ text: source, json: json?.source ?? null }));
  const answers = await translated(ctx, contents, { from, to });
  return pairs.flatMap(({ place, source }, index) => {
    const answer = answers[index];
    if (!isEntryPlace(place) || !answer || !("content" in answer)) return [];
    const { content } = answer;
    return fitsPlace(place, content.text) ? [{ id: place.listingId, part: partAt(place), source, content }] : [];
  });
}

/** Answers how many of them were saved: what a person has written meanwhile stays. */
async function saveMade(
  ctx: ServiceContext,
  made: readonly Made[],
  { list, to: locale, mayReplace }: { list: ListName; to: Locale; mayReplace: boolean },
): Promise<number> {
  if (made.length === 0) return 0;
  const first = firstOf(ctx, locale);
  let saved = 0;
  await changeWords(ctx, { list, ids: made.map(({ id }) => id) }, (entries) => {
    saved = 0;
    return entries.map((entry) => {
      const own = made.filter(
        ({ id, part }) => id === entry.id && (mayReplace || !isEntryTextByHand(entry, part, locale)),
      );
      saved += own.length;
      return own.reduce(
        (changed, { part, source: madeFrom, content }) =>
          withEntryText(changed, { locale, part, content, madeFrom, by: "machine" }, first),
        entry,
      );
    });
  });
  return saved;
}
