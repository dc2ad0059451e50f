import { z } from "zod";
import { entryParts, isEntryPlace, partAt } from "~/features/listings/domain/entry-place.ts";
import { withEntryText } from "~/features/listings/domain/word-marks.ts";
import type { ListName } from "~/features/listings/schema.ts";
import { changeWords } from "~/features/listings/translations/change-words.ts";
import { entryWords } from "~/features/listings/translations/entry-words.ts";
import type { EntryWords } from "~/features/listings/translations/schema.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { XliffUnit } from "../domain/xliff.ts";
import type { FileLanguages } from "./known-texts.ts";
import { mergeUnits, type Merged, type XliffChange } from "./merge-units.ts";
import { textsOfEntries } from "./site-texts.ts";

interface EntriesPart {
  list: ListName;
  units: readonly XliffUnit[];
  languages: FileLanguages;
}

/** What a translator's file of a list's entries would change. */
export async function mergedEntries(ctx: ServiceContext, { list, units, languages }: EntriesPart): Promise<Merged> {
  return mergeUnits(textsOfEntries(await entryWords(ctx, list, entryIdsOf(units)), languages), units);
}

/** Saves what of it `mayTake` lets through, and answers what it would have changed. */
export async function takeEntries(
  ctx: ServiceContext,
  { list, units, languages }: EntriesPart,
  mayTake: (change: XliffChange) => boolean,
): Promise<Merged> {
  let merged: Merged = { changes: [], same: 0, problems: [] };
  await changeWords(ctx, { list, ids: entryIdsOf(units) }, (entries) => {
    merged = mergeUnits(textsOfEntries(entries, languages), units);
    const taken = merged.changes.filter(mayTake);
    return entries.map((entry) => withChanges(entry, taken, languages));
  });
  return merged;
}

function withChanges(entry: EntryWords, changes: readonly XliffChange[], { first, to }: FileLanguages): EntryWords {
  return changes.reduce((changed, { known: { place }, content, madeFrom }) => {
    if (!isEntryPlace(place) || place.listingId !== entry.id) return changed;
    return withEntryText(changed, { locale: to, part: partAt(place), content, madeFrom, by: "human" }, first);
  }, entry);
}

/** The entries that a file is about. */
function entryIdsOf(units: readonly XliffUnit[]): string[] {
  const ids = units.flatMap(({ id }) => {
    const [entryId, part] = id.split(":");
    return entryParts.some((each) => each === part) ? [entryId] : [];
  });
  return [...new Set(ids)].filter((id) => z.uuid().safeParse(id).success) as string[];
}
