import { z } from "zod";
import { operationSchema } from "~/features/page/schema.ts";
import type { PendingOperation } from "./types.ts";

/**
 * Keeps what is not confirmed yet on this device, per person and document, so that a crash, a reload or a lost session
 * takes nothing. Each browser tab has its own entry; a new tab adopts the entries of tabs that are gone.
 */
export interface PendingStorage {
  load(): PendingOperation[];
  save(operations: readonly PendingOperation[]): void;
}

const storedSchema = z.array(
  operationSchema.extend({
    baseRevision: z.number().int(),
    mergeKey: z.string().nullable(),
    at: z.number(),
    force: z.boolean(),
  }),
);

/** `isAlive` tells whether another tab still works on its own entry. */
export function browserStorage(options: {
  storage: Storage;
  userId: string;
  documentId: string;
  tabId: string;
  isAlive: (tabId: string) => boolean;
}): PendingStorage {
  const { storage, tabId, isAlive } = options;
  const prefix = `vitrine.pending.${options.userId}.${options.documentId}.`;

  return {
    load() {
      const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
      const mine = keys.filter((key) => key === prefix + tabId || !isAlive(key.slice(prefix.length)));
      const operations = mine.flatMap((key) => read(storage, key)).sort((one, other) => one.at - other.at);
      for (const key of mine) storage.removeItem(key);
      if (operations.length > 0) write(storage, prefix + tabId, operations);
      return operations;
    },
    save(operations) {
      if (operations.length === 0) storage.removeItem(prefix + tabId);
      else write(storage, prefix + tabId, operations);
    },
  };
}

function read(storage: Storage, key: string): PendingOperation[] {
  try {
    const stored = storedSchema.safeParse(JSON.parse(storage.getItem(key) ?? "[]"));
    if (!stored.success) return [];
    return stored.data.map((operation) => ({
      ...operation,
      state: "waiting",
      wasSent: true,
      heldSince: null,
      confirmedAs: null,
    }));
  } catch {
    return []; // Unreadable: nothing of ours.
  }
}

function write(storage: Storage, key: string, operations: readonly PendingOperation[]): void {
  const stored = operations
    .filter((operation) => operation.state !== "confirmed")
    .map(({ opId, command, input, baseRevision, mergeKey, at, force }) => ({
      opId,
      command,
      input,
      baseRevision,
      mergeKey,
      at,
      force,
    }));
  try {
    if (stored.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(stored));
  } catch {
    // A full or forbidden storage must not stop the editing; the operations are still being sent.
  }
}
