import type { HistoryEntry } from "../schema.ts";

/** Taps that follow each other within this time are one change. */
const sameChangeMs = 2 * 60_000;

/**
 * The history (newest first) with the taps of one phone on one score taken together: six taps from 0 to 6 are one line
 * that says so. The line carries the newest entry's version and time.
 */
export function condensedHistory(entries: HistoryEntry[]): HistoryEntry[] {
  const lines: HistoryEntry[] = [];
  let oldest: HistoryEntry | null = null;
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last && oldest && isSameChange(oldest, entry)) {
      lines[lines.length - 1] = { ...last, scoreBefore: entry.scoreBefore };
    } else lines.push(entry);
    oldest = entry;
  }
  return lines;
}

function isSameChange(later: HistoryEntry, earlier: HistoryEntry): boolean {
  const { event } = later;
  return (
    event.type === "score.changed" &&
    earlier.event.type === "score.changed" &&
    event.playerId === earlier.event.playerId &&
    event.pageId === earlier.event.pageId &&
    later.device === earlier.device &&
    new Date(later.at).getTime() - new Date(earlier.at).getTime() <= sameChangeMs
  );
}
