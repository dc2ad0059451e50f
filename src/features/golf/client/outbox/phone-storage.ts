import type { PendingChange } from "../../domain/pending-changes.ts";
import type { GameState } from "../../schema.ts";
import type { Refused } from "../game-view.ts";

/** What was refused, and when (milliseconds of this phone). */
export interface KeptRefusal extends Refused {
  at: number;
}

/** What a phone keeps of its rounds, so that a reload without a network shows everything as it was. */
export interface PhoneStorage {
  /** Whether what it keeps outlives the tab. */
  readonly isLasting: boolean;
  /** The changes of a game that no server has acknowledged, in the order in which they were made. */
  changesOf(gameId: string): Promise<PendingChange[]>;
  /** The games that have such changes. */
  gameIds(): Promise<string[]>;
  /** Resolves when the change would survive the end of the tab. Rejects when it cannot be kept. */
  keepChange(change: PendingChange): Promise<void>;
  forgetChange(opId: string): Promise<void>;
  /** The last known state under the game's id (a spectator's link has its own). */
  gameOf(id: string): Promise<GameState | null>;
  keepGame(id: string, state: GameState): Promise<void>;
  forgetGame(id: string): Promise<void>;
  /** What was refused in a game and not read by anybody yet. */
  refusalOf(gameId: string): Promise<KeptRefusal | null>;
  /** Null when it was read. */
  keepRefusal(gameId: string, refusal: KeptRefusal | null): Promise<void>;
}

/** Keeps everything in this tab only: for a browser that forbids more, and for tests. */
export function memoryStorage(): PhoneStorage {
  const changes = new Map<string, PendingChange>();
  const games = new Map<string, GameState>();
  const refusals = new Map<string, KeptRefusal | null>();
  return {
    isLasting: false,
    changesOf: async (gameId) => inOrder([...changes.values()].filter((change) => change.gameId === gameId)),
    gameIds: async () => [...new Set([...changes.values()].map((change) => change.gameId))],
    keepChange: async (change) => void changes.set(change.opId, change),
    forgetChange: async (opId) => void changes.delete(opId),
    gameOf: async (id) => games.get(id) ?? null,
    keepGame: async (id, state) => void games.set(id, state),
    forgetGame: async (id) => void games.delete(id),
    refusalOf: async (gameId) => refusals.get(gameId) ?? null,
    keepRefusal: async (gameId, refusal) => void refusals.set(gameId, refusal),
  };
}

/** Oldest first. */
export function inOrder(changes: PendingChange[]): PendingChange[] {
  return [...changes].sort((a, b) => a.madeAt - b.madeAt || a.opId.localeCompare(b.opId));
}
