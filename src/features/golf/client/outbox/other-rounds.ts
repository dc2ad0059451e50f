import { forgetLateChanges, lateChanges, lateGameIds } from "./late-changes.ts";
import { Outbox } from "./outbox.ts";
import type { PhoneStorage } from "./phone-storage.ts";
import { sendUntilAnswered, type Delivery } from "./send-change.ts";

interface Options {
  /** The round that the page shows; it sends its own. */
  current: string | null;
  storage: PhoneStorage;
  hasTabs: boolean;
  /** The browser's simple storage, where an ending tab leaves changes in a hurry. */
  simple: Storage | null;
  /** Asked for only when there is something to send. */
  delivery: () => Delivery;
  /** The page is left: what is not sent by then stays on the phone for the next one. */
  signal: AbortSignal;
}

/**
 * Sends what was done in rounds that this page does not show: a phone that went on to the next round in a dead spot
 * still owes the server the taps of the last one. Goes on trying; resolves when everything is answered or left.
 */
export async function sendOtherRounds({ current, simple, signal, ...options }: Options): Promise<void> {
  const kept = await options.storage.gameIds().catch(() => []);
  const others = new Set([...kept, ...lateGameIds(simple)]);
  if (current !== null) others.delete(current);
  if (others.size === 0 || signal.aborted) return;
  const delivery = options.delivery();
  await Promise.all(
    [...others].map(async (gameId) => {
      const outbox = new Outbox({
        gameId,
        storage: options.storage,
        hasTabs: options.hasTabs,
        send: (entries) => sendUntilAnswered(entries, delivery),
        onChange: () => undefined,
      });
      signal.addEventListener("abort", () => outbox.close());
      await outbox.load(lateChanges(simple, gameId));
      forgetLateChanges(simple, gameId);
      await outbox.send();
      outbox.close();
    }),
  );
}
