import { z } from "zod";
import type { Tap } from "../domain/pending-taps.ts";

const stored = z.object({
  opId: z.uuid(),
  playerId: z.uuid(),
  pageId: z.uuid(),
  delta: z.union([z.literal(1), z.literal(-1)]),
  order: z.number(),
});

/**
 * Keeps taps on the phone until the server has acknowledged them, one entry each, so that two tabs never overwrite each
 * other's. Without storage (private mode, full disk) taps live in memory only.
 */
export class TapStorage {
  #order = Date.now();
  readonly #prefix: string;

  constructor(
    gameId: string,
    private readonly storage: Storage | null,
  ) {
    this.#prefix = `golfTap:${gameId}:`;
  }

  /** What was left over from before, oldest first. Entries that make no sense are dropped. */
  load(): Tap[] {
    const keys = Array.from({ length: this.storage?.length ?? 0 }, (_, index) => this.storage?.key(index) ?? "");
    const entries = keys.filter((key) => key.startsWith(this.#prefix)).map((key) => this.#read(key));
    return entries
      .flatMap((entry) => (entry.success ? [entry.data] : []))
      .sort((a, b) => a.order - b.order)
      .map(({ order: _, ...tap }) => tap);
  }

  keep(tap: Tap): void {
    this.#order = Math.max(this.#order + 1, Date.now());
    try {
      this.storage?.setItem(this.#prefix + tap.opId, JSON.stringify({ ...tap, order: this.#order }));
    } catch {
      // A full storage keeps the tap in memory only; it is still sent.
    }
  }

  forget(opId: string): void {
    this.storage?.removeItem(this.#prefix + opId);
  }

  #read(key: string) {
    try {
      return stored.safeParse(JSON.parse(this.storage?.getItem(key) ?? ""));
    } catch {
      return { success: false as const };
    }
  }
}
