import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { untilAnswered } from "~/features/golf/client/connection/attempt.ts";
import { openPhone } from "./phones.ts";

interface Writing {
  port: number;
  gameId: string;
  playerId: string;
  pageIds: string[];
  /** Taps in a second of all phones together, while the server keeps up. */
  perSecond: number;
}

interface Writer {
  /** When each tap was sent, by its `opId`. */
  sentAt: Map<string, number>;
  /** Resolves when every tap has been answered. */
  stop: () => Promise<void>;
}

const phoneCount = 8;

/** Eight phones of its own that tap steadily, each waiting for its answer as the product does, until it is stopped. */
export function writeSteadily({ port, gameId, playerId, pageIds, perSecond }: Writing): Writer {
  const sentAt = new Map<string, number>();
  const phones = Array.from({ length: phoneCount }, () => openPhone([port]));
  const began = performance.now();
  let isStopped = false;
  const writing = phones.map(async ({ api }, index) => {
    for (let count = index; !isStopped; count += phoneCount) {
      const early = began + (count * 1000) / perSecond - performance.now();
      if (early > 0) await wait(early);
      const tap = {
        gameId,
        playerId,
        pageId: pageIds[count % pageIds.length] ?? "",
        delta: count % 3 ? 1 : -1,
        opId: randomUUID(),
      } as const;
      sentAt.set(tap.opId, performance.now());
      await untilAnswered((signal) => api.score.adjust.mutate(tap, { signal }));
    }
  });
  return {
    sentAt,
    async stop() {
      isStopped = true;
      await Promise.all(writing);
      for (const phone of phones) phone.close();
    },
  };
}
