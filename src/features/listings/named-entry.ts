import {
  itemsIn,
  jobsIn,
  namedEntryName,
  type ItemEntry,
  type JobEntry,
  type NamedEntry,
} from "~/features/blocks/listing-data.ts";

/** The entry of this id among those that a page shows. */
export function namedEntryOf(data: Record<string, unknown>, id: string): JobEntry | ItemEntry | null {
  return [...jobsIn(data), ...itemsIn(data)].find((entry) => entry.id === id) ?? null;
}

/** What has a page's sections show that its address names this entry. */
export function namedIn(entry: JobEntry | ItemEntry | null): Record<string, NamedEntry> {
  return entry ? { [namedEntryName]: { id: entry.id, title: entry.title.value } } : {};
}
