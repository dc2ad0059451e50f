import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { env } from "../env.ts";
import { postgresLine } from "./postgres-line.ts";
import { redisLine } from "./redis-line.ts";
import { connectWakeUps, type WakeUps } from "./wake-ups.ts";
import { processWide } from "../process-wide.ts";

/**
 * Wakes those who follow a log. A wake-up carries no data: the follower reads the log after its cursor, so a lost
 * or doubled wake-up costs latency, never data. Topics: `game:<id>`, `page:<id>`, `site:<id>`,
 * `data:<siteId>` (what views show of lists), `actor:<userId>` (sessions and rights). Only what is worth nothing a few
 * seconds later, and stands in no log, travels with its wake-up: `presence:<id of the document>` and
 * `selection:<id of the document>:<userId>`.
 */
export interface LiveBus {
  /**
   * Wakes the followers in this process at once and those in others over the line between processes, with the news; those
   * of more than 7,000 bytes stay here. Of several news of a topic within 20 ms the others get the last.
   */
  wake(topic: string, news?: string): void;
  /** Calls `onWake` at each wake-up, with its news if it has some, until the returned function is called. */
  follow(topic: string, onWake: (news?: string) => void): () => void;
}

export interface OpenLiveBus extends LiveBus {
  /** Ends the connection to other processes; wake-ups inside this process go on. */
  close(): Promise<void>;
}

/** The process's bus. It reaches other processes in Redis where `REDIS_URL` is set, else in the database. */
export function getLiveBus(): OpenLiveBus {
  return processWide("live-bus", () => openLiveBus(env.REDIS_URL ?? process.env.DATABASE_URL ?? null));
}

/** A bus of its own. The URL names the server in which processes meet; without one it reaches this process only. */
export function openLiveBus(url: string | null): OpenLiveBus {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const wakeUps: WakeUps | null = url
    ? connectWakeUps({
        openLine: /^rediss?:/.test(url) ? redisLine(url) : postgresLine(url),
        processId: randomUUID(),
        onWake: (topic, news) => void emitter.emit(topic, news),
        // What was said while the line was away is lost: everybody looks once.
        onReconnect: () => emitter.eventNames().forEach((topic) => void emitter.emit(topic)),
      })
    : null;
  return {
    wake(topic, news) {
      emitter.emit(topic, news);
      wakeUps?.announce(topic, news);
    },
    follow(topic, onWake) {
      emitter.on(topic, onWake);
      return () => void emitter.off(topic, onWake);
    },
    close: () => wakeUps?.close() ?? Promise.resolve(),
  };
}
