import { v4 } from "uuid";
import { emptyItem, emptyJob } from "~/features/listings/domain/empty-entry.ts";
import type { Item, Job, ListName } from "~/features/listings/schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** What an entry says, by language. */
export type Words = Pick<Job, "title" | "richTextDescription"> & Partial<Pick<Job, "workQuota">>;

export type NewEntry = { list: "jobs"; entry: Job } | { list: "items"; entry: Item };

/** An entry to be filled in. */
export function newEntry(list: ListName): NewEntry {
  const id = v4();
  return list === "jobs" ? { list, entry: emptyJob(id) } : { list, entry: emptyItem(id) };
}

/** What an entry is called where a language is read: in it, else in whichever there is. Pure. */
export function titleIn(title: Words["title"], locales: readonly Locale[]): string {
  const found = locales.find((locale) => title[locale]);
  return (found && title[found]) ?? Object.values(title)[0] ?? "";
}
