import type { PendingChange } from "../../domain/pending-changes.ts";
import type { Refusal } from "../game-view.ts";

/** What the tabs of one phone tell each other about a round. */
export type TabNews =
  | { type: "made"; entry: PendingChange }
  | { type: "stored"; opId: string; version: number }
  | { type: "refused"; opId: string; refusal: Refusal }
  /** What the round had not taken is sent after all, or given up. */
  | { type: "held"; end: "sent" | "dropped" };

/** The other tabs of this phone that show the same round. */
export interface Tabs {
  tell: (news: TabNews) => void;
  /** Runs the work while no other tab runs its own, or after five seconds in any case: `opId` makes it safe. */
  alone: (work: () => Promise<void>) => Promise<void>;
  close: () => void;
}

/** For a browser that knows no other tabs, and for tests. */
export const noTabs: Tabs = { tell: () => undefined, alone: (work) => work(), close: () => undefined };

const longestWaitMs = 5_000;

export function openTabs(gameId: string, onNews: (news: TabNews) => void): Tabs {
  const name = `golf:${gameId}`;
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  channel?.addEventListener("message", ({ data }: MessageEvent<TabNews>) => onNews(data));
  const locks = typeof navigator === "undefined" ? undefined : (navigator.locks as LockManager | undefined);
  return {
    tell: (news) => channel?.postMessage(news),
    close: () => channel?.close(),
    async alone(work) {
      if (!locks) return work();
      let hasBegun = false;
      const run = () => {
        hasBegun = true;
        return work();
      };
      try {
        await locks.request(name, { signal: AbortSignal.timeout(longestWaitMs) }, run);
      } catch (error) {
        if (hasBegun) throw error;
        await work(); // the other tab sleeps with the lock in its hand
      }
    },
  };
}
