import type { MediaListItem } from "~/features/media/schema.ts";

/** Which entries of a list are selected, and how that changes. */
export interface EntriesSelection {
  ids: ReadonlySet<string>;
  /** `isRange`: everything from the last one on. */
  onToggled: (item: MediaListItem, isRange: boolean) => void;
}
