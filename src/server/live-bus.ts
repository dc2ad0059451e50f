import { EventEmitter } from "node:events";
import { processWide } from "./process-wide.ts";

/**
 * Wakes those who follow a log. A wake-up carries no data: the follower reads the log after its cursor, so a lost
 * or doubled wake-up costs latency, never data. Topics: `game:<id>`, `page:<id>`, `site:<id>`, `presence:<pageId>`.
 */
export interface LiveBus {
  /** Wakes the followers in this process at once and those in others through the database. */
  wake(topic: string): void;
  /** Calls `onWake` at each wake-up until the returned function is called. */
  follow(topic: string, onWake: () => void): () => void;
}

export function getLiveBus(): LiveBus & { emitter: EventEmitter } {
  return processWide("live-bus", () => {
    const emitter = new EventEmitter();
    emitter.setMaxListeners(0);
    return {
      emitter,
      wake: (topic) => void emitter.emit(topic),
      follow(topic, onWake) {
        emitter.on(topic, onWake);
        return () => void emitter.off(topic, onWake);
      },
    };
  });
}
