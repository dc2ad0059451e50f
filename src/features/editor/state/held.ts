import type { PendingOperation } from "./types.ts";

/** Milliseconds without a key after which what is being typed is sent. */
const typingPause = 500;
/** Milliseconds after the first key at which it is sent although the typing goes on. */
const longestHold = 1500;

/** The operation whose turn it is, or how long until one is ripe; null when nothing waits. */
export function nextToSend(
  operations: readonly PendingOperation[],
  now: number,
): { operation: PendingOperation } | { inMs: number } | null {
  const operation = operations.find(({ state }) => state === "waiting");
  if (!operation) return null;
  const { heldSince, at } = operation;
  if (heldSince === null || operation !== operations.at(-1)) return { operation };
  const inMs = Math.min(at + typingPause, heldSince + longestHold) - now;
  return inMs > 0 ? { inMs } : { operation };
}

/** The operations without any that is held back for more typing. */
export function released(operations: readonly PendingOperation[]): readonly PendingOperation[] {
  if (operations.every(({ heldSince }) => heldSince === null)) return operations;
  return operations.map((operation) => ({ ...operation, heldSince: null }));
}
