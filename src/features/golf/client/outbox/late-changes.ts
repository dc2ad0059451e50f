import type { Change, PendingChange } from "../../domain/pending-changes.ts";

const latePrefix = (gameId: string) => `golfLate:${gameId}:`;

/**
 * Leaves changes in the browser's simple storage: the only one that still takes something while a tab ends. The next
 * tab finds them with `lateChanges`.
 */
export function leaveLateChanges(storage: Storage | null, changes: PendingChange[]): void {
  for (const entry of changes) {
    try {
      storage?.setItem(latePrefix(entry.gameId) + entry.opId, JSON.stringify(entry));
    } catch {
      // Nothing more can be done for it in the last moment of a tab.
    }
  }
}

/** What an ended tab left in the simple storage. Nonsense is dropped. */
export function lateChanges(storage: Storage | null, gameId: string): PendingChange[] {
  return keysOf(storage, gameId).flatMap((key) => {
    const value = parsed(storage?.getItem(key));
    return isRecord(value) ? (lateChange(value, gameId) ?? []) : [];
  });
}

/** Forgets what `lateChanges` gave, once it is kept elsewhere. */
export function forgetLateChanges(storage: Storage | null, gameId: string): void {
  for (const key of keysOf(storage, gameId)) storage?.removeItem(key);
}

/** The games that have something left in the simple storage. */
export function lateGameIds(storage: Storage | null): string[] {
  const ids = allKeys(storage).map((key) => /^golfLate:([^:]+):/.exec(key)?.[1] ?? []);
  return [...new Set(ids.flat())];
}

function keysOf(storage: Storage | null, gameId: string): string[] {
  return allKeys(storage).filter((key) => key.startsWith(latePrefix(gameId)));
}

function allKeys(storage: Storage | null): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "");
}

/** Written by `leaveLateChanges` a moment ago: the server checks what it holds. */
function lateChange({ opId, madeAt, change }: Entry, gameId: string): PendingChange | null {
  if (!isText(opId) || typeof madeAt !== "number" || !isRecord(change) || !isText(change.type)) return null;
  return { opId, gameId, madeAt, change: change as unknown as Change };
}

type Entry = Record<string, unknown>;

function isRecord(value: unknown): value is Entry {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
