export const entryGroups = ["section", "commands", "pages", "settings", "design", "kinds"] as const;
export type EntryGroup = (typeof entryGroups)[number];

/** Something that the palette can do or lead to. */
export interface Entry {
  id: string;
  group: EntryGroup;
  title: string;
  /** Where it belongs, in small letters beside the title. */
  hint?: string;
  /** Other words that it is found by. */
  words?: readonly string[];
  /** Keys that do the same, as people read them. */
  shortcut?: string;
  run: () => void;
}
