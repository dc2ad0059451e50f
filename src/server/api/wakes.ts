import type { LiveBus } from "~/server/live/live-bus.ts";

interface Wakes {
  bus: LiveBus;
  topic: string;
  /** Ends the iteration, also in the middle of a wait. */
  signal: AbortSignal | undefined;
  /** Safety net: an unasked wake-up after this time. */
  everyMs: number;
}

/**
 * Yields once at once and then after each wake-up of the topic, several at once as one. The topic is followed
 * before the first yield, so nothing that happens after a read is missed.
 */
export async function* wakes({ bus, topic, signal, everyMs }: Wakes): AsyncGenerator<void, void> {
  let isAwake = true;
  let rouse: () => void = () => undefined;
  const wake = () => {
    isAwake = true;
    rouse();
  };
  const unfollow = bus.follow(topic, wake);
  signal?.addEventListener("abort", wake);
  const timer = setInterval(wake, everyMs);
  try {
    while (!signal?.aborted) {
      if (!isAwake) await new Promise<void>((resolve) => (rouse = resolve));
      isAwake = false;
      if (!signal?.aborted) yield;
    }
  } finally {
    clearInterval(timer);
    unfollow();
    signal?.removeEventListener("abort", wake);
  }
}
