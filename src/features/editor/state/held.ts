import type { PendingOperation } from "./types.ts";

/** Milliseconds without a key after which what is being typed is sent. */
const typingPause = 500;
/** Milliseconds after the first key at which it is sent although the typing goes on. */
const longestHold = 1500;
/** Most operations that travel together, and letters of their inputs, so that a slow line carries them in seconds. */
const parcel = { operations: 50, letters: 30_000 };

/**
 * The operations whose turn it is, in order, as many as travel well together; or how long until one is ripe. Null when
 * nothing waits.
 */
export function nextToSend(
  operations: readonly PendingOperation[],
  now: number,
): { operations: PendingOperation[] } | { inMs: number } | null {
  const waiting = operations.filter(({ state }) => state === "waiting");
  const last = waiting.at(-1);
  if (!last) return null;
  const inMs = last === operations.at(-1) ? ripeIn(last, now) : 0;
  const ripe = inMs > 0 ? waiting.slice(0, -1) : waiting;
  return ripe.length > 0 ? { operations: parcelOf(ripe) } : { inMs };
}

function ripeIn({ heldSince, at }: PendingOperation, now: number): number {
  return heldSince === null ? 0 : Math.min(at + typingPause, heldSince + longestHold) - now;
}

/** The first operation always, and those behind it as long as they fit. */
function parcelOf(operations: PendingOperation[]): PendingOperation[] {
  let letters = 0;
  const tooMuch = operations.findIndex(({ input }, index) => {
    letters += JSON.stringify(input).length;
    return index > 0 && (index >= parcel.operations || letters > parcel.letters);
  });
  return tooMuch === -1 ? operations : operations.slice(0, tooMuch);
}

/** The operations without any that is held back for more typing. */
export function released(operations: readonly PendingOperation[]): readonly PendingOperation[] {
  if (operations.every(({ heldSince }) => heldSince === null)) return operations;
  return operations.map((operation) => ({ ...operation, heldSince: null }));
}
