import { z } from "zod";
import { operationSchema } from "~/features/page/schema.ts";
import type { PendingOperation } from "./types.ts";

/**
 * Keeps what is not confirmed yet on this device, per person and document, so that a crash, a reload or a lost session
 * takes nothing. Each browser tab has its own entry; a new tab adopts the entries of tabs that are gone.
 */
export interface PendingStorage {
  load(): PendingOperation[];
  /** Answers whether they are kept: a full or forbidden storage takes nothing, and must not stop the editing. */
  save(operations: readonly PendingOperation[]): boolean;
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
  /** Called each time: a browser that forbids its storage throws at the first look at it. */
  storage: () => Storage;
  userId: string;
  documentId: string;
  tabId: string;
  isAlive: (tabId: string) => boolean;
}): PendingStorage {
  const { tabId, isAlive } = options;
  const prefix = `${prefixOf(options.userId)}${options.documentId}.`;

  return {
    load() {
      const storage = opened(options.storage);
      if (!storage) return [];
      const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
      const mine = keys.filter((key) => key === prefix + tabId || !isAlive(key.slice(prefix.length)));
      const found = new Map(mine.flatMap((key) => read(storage, key)).map((operation) => [operation.opId, operation]));
      const operations = [...found.values()].sort((one, other) => one.at - other.at);
      // What earlier tabs have left stays with them until it is kept here.
      if (!write(storage, prefix + tabId, operations)) return operations;
      for (const key of mine) if (key !== prefix + tabId) storage.removeItem(key);
      return operations;
    },
    save(operations) {
      const storage = opened(options.storage);
      return storage ? write(storage, prefix + tabId, operations) : operations.length === 0;
    },
  };
}

/** Lets go of what waits for documents that are no more; what a tab that is open holds stays with it. */
export function forgetOthers(
  known: ReadonlySet<string>,
  options: { storage: () => Storage; userId: string; isAlive: (tabId: string) => boolean },
): void {
  const storage = opened(options.storage);
  const prefix = prefixOf(options.userId);
  for (const key of storage ? Object.keys(storage) : []) {
    const [documentId = "", tabId = ""] = key.startsWith(prefix) ? key.slice(prefix.length).split(".") : [];
    if (documentId && !known.has(documentId) && !options.isAlive(tabId)) storage?.removeItem(key);
  }
}

function prefixOf(userId: string): string {
  return `vitrine.pending.${userId}.`;
}

function opened(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
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

function write(storage: Storage, key: string, operations: readonly PendingOperation[]): boolean {
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
    return true;
  } catch {
    return false;
  }
}
