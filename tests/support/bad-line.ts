import type { ChangeEvent } from "~/features/document/schema.ts";
import type { SendOutcome, Transport } from "~/features/editor/state/transport.ts";
import type { PendingOperation } from "~/features/editor/state/types.ts";
import type { judgingServer } from "./judging-server.ts";

/** Milliseconds for one operation on the server, for a short way there, and at most for a slow one. */
const [perOperation, shortWay, slowWay] = [10, 3, 800];

/**
 * One person's line to a server in memory: it can be slow or gone, and then changes come late and answers get lost; and
 * `failing` requests come to nothing.
 */
export function badLine(server: ReturnType<typeof judgingServer>, actor: string, random: () => number) {
  const state = { isOffline: false, isSlow: false, failing: 0 };
  const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

  async function carryOut(operations: readonly PendingOperation[], signal: AbortSignal): Promise<SendOutcome> {
    await wait(state.isSlow ? slowWay * random() : shortWay);
    if (state.failing > 0) {
      state.failing -= 1;
      return { type: "offline" };
    }
    if (state.isOffline || signal.aborted) return { type: "offline" };
    const saved = [];
    for (const operation of operations) {
      await wait(perOperation);
      const outcome = server.accept(actor, operation);
      if (outcome.type === "confirmed") saved.push(...outcome.saved);
      else if (saved.length === 0) return outcome;
      else break;
    }
    return state.isOffline ? { type: "offline" } : { type: "confirmed", saved };
  }

  const transport: Transport = {
    send: (operations, signal) => {
      const givenUp = new Promise<SendOutcome>((resolve) =>
        signal.addEventListener("abort", () => resolve({ type: "offline" })),
      );
      return Promise.race([carryOut(operations, signal), givenUp]);
    },
    loadDraft: () => Promise.resolve(server.draft()),
    loadSteps: () => Promise.resolve([]),
  };

  /** Hands on what happens to the page; what happened without a network comes a while after it is back. */
  function follow(tell: (change: ChangeEvent) => void): void {
    let late: ChangeEvent[] = [];
    const drain = () => {
      if (state.isOffline) return void setTimeout(drain, 1_000 + 4_000 * random());
      const now = late;
      late = [];
      now.forEach(tell);
    };
    server.follow((change) => {
      late.push(change);
      if (late.length === 1) setTimeout(drain, shortWay);
    });
  }
  return { state, transport, follow };
}
