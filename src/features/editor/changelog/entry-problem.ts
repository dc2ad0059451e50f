import {
  longestText,
  writeEntryInput,
  type ChangelogEntry,
  type WriteEntryInput,
} from "~/features/changelog/schema.ts";
import type { MessageKey } from "../messages.ts";

/** The inputs of the form that something can be wrong with. */
export type EntryInput = "date" | "de" | "fr";

type CheckedEntry = { isGood: true; entry: WriteEntryInput } | { isGood: false; at: EntryInput; says: MessageKey };

/** What a person wrote, ready to be sent, or the first thing that is wrong with it, where it is, and what to say there. */
export function checkedEntry(given: Record<EntryInput, string>, replaced: ChangelogEntry | null): CheckedEntry {
  const parsed = writeEntryInput.safeParse(replaced ? { ...given, ...replacing(replaced) } : given);
  if (parsed.success) return { isGood: true, entry: parsed.data };
  if (parsed.error.issues.some(({ path }) => path[0] === "date"))
    return { isGood: false, at: "date", says: "changelog.dateWrong" };
  const tooLong = (["de", "fr"] as const).find((locale) => given[locale].trim().length > longestText);
  if (tooLong) return { isGood: false, at: tooLong, says: "changelog.textTooLong" };
  return { isGood: false, at: "de", says: "changelog.textMissing" };
}

function replacing({ date, de, fr }: ChangelogEntry) {
  return { replaces: date, seen: { de, fr } };
}
