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

/** An entry of what the toolbar can do. */
export function command(id: string, title: string, run: () => void, more: Partial<Entry> = {}): Entry {
  return { id, group: "commands", title, run, ...more };
}

/** What is offered as long as it is possible. */
export function when(isPossible: boolean, ...entries: Entry[]): Entry[] {
  return isPossible ? entries : [];
}
