import { z } from "zod";
import type { PendingChange } from "../domain/pending-changes.ts";

const id = z.uuid();
const tap = z.object({ playerId: id, pageId: id, delta: z.union([z.literal(1), z.literal(-1)]) });
/** How taps were kept before the phone had a database for them. */
const oldTap = tap.extend({ opId: id, order: z.number() });
const late = z.object({ opId: id, gameId: id, madeAt: z.number(), change: z.looseObject({ type: z.string() }) });

const oldPrefix = (gameId: string) => `golfTap:${gameId}:`;
const latePrefix = (gameId: string) => `golfLate:${gameId}:`;

/**
 * Leaves changes in the browser's simple storage: the only one that still takes something while a tab ends. The next
 * tab finds them with `takeLateChanges`.
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

/** What an ended tab, or an earlier version of the game, left in the simple storage. Nonsense is dropped. */
export function lateChanges(storage: Storage | null, gameId: string): PendingChange[] {
  return keysOf(storage, gameId).flatMap((key) => {
    const value = parsed(storage?.getItem(key));
    const old = oldTap.safeParse(value);
    if (old.success) {
      const { opId, order, playerId, pageId, delta } = old.data;
      return [{ opId, gameId, madeAt: order, change: { type: "tap", playerId, pageId, delta } }];
    }
    const change = late.safeParse(value);
    return change.success ? [change.data as PendingChange] : [];
  });
}

/** Forgets what `lateChanges` gave, once it is kept elsewhere. */
export function forgetLateChanges(storage: Storage | null, gameId: string): void {
  for (const key of keysOf(storage, gameId)) storage?.removeItem(key);
}

function keysOf(storage: Storage | null, gameId: string): string[] {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "");
  return keys.filter((key) => key.startsWith(oldPrefix(gameId)) || key.startsWith(latePrefix(gameId)));
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
