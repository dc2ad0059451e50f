import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { WebSocket as NodeSocket } from "ws";
import { untilAnswered } from "~/features/golf/client/attempt.ts";
import { connectGolf } from "~/features/golf/client/connection.ts";
import { GameStore } from "~/features/golf/client/game-store.ts";
import { TapStorage } from "~/features/golf/client/tap-storage.ts";
import { adjustedScore } from "~/features/golf/domain/score.ts";
import { scoreAt } from "~/features/golf/domain/game-state.ts";
import { asEvent, readGameState } from "~/features/golf/read-game.ts";
import { useDatabase } from "../support/database.ts";
import { startGameServer } from "../support/game-server.ts";
import { createCourseRows } from "../support/golf-course.ts";
import { seededRandom } from "../support/random.ts";

const clients = 50;
const tapsEach = 200;
/** Share of the taps right after which the client's line is cut. */
const cuts = 0.05;
const seed = 20_261_121;
const database = useDatabase();

/** A phone: the product's own connection, retry and outbox, with a line that can be cut. */
function openPhone(port: number) {
  const lines: NodeSocket[] = [];
  class CuttableSocket extends NodeSocket {
    constructor(url: string) {
      super(url);
      this.on("error", () => undefined);
      lines.push(this);
    }
  }
  const connection = connectGolf(`ws://localhost:${port}/api/live`, CuttableSocket as unknown as typeof WebSocket);
  return { ...connection, cut: () => lines.at(-1)?.terminate() };
}

it(`loses and doubles none of ${clients * tapsEach} taps while lines are cut`, { timeout: 240_000 }, async () => {
  const { db } = database;
  const { siteId, pageIds } = await createCourseRows(db, { key: "golf", host: "localhost", holes: 18 });
  const server = await startGameServer(database.url);
  const phones = Array.from({ length: clients }, () => openPhone(server.port));
  const random = seededRandom(seed);
  try {
    const api = phones[0]?.api;
    if (!api) throw new Error("no phone");
    const { id: gameId } = await api.game.create.mutate({});
    const playerIds: string[] = [];
    for (const playerName of "ABCDEFGH") {
      playerIds.push((await api.player.add.mutate({ gameId, opId: randomUUID(), playerName })).playerId);
    }
    const screens = phones.slice(0, 8).map((phone) => new GameStore(gameId, phone, new TapStorage(gameId, null)));
    for (const screen of screens) screen.start();

    let cutLines = 0;
    let retries = 0;
    const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const began = performance.now();
    const sent = phones.map(async (phone) => {
      const opIds: string[] = [];
      for (let count = 0; count < tapsEach; count += 1) {
        // Half of all taps hit one cell, the others any of 18 x 8.
        const [pageId, playerId] =
          count % 2 ? [pick(pageIds), pick(playerIds)] : [pageIds[0] ?? "", playerIds[0] ?? ""];
        const tap = { gameId, playerId, pageId, delta: random() < 0.6 ? 1 : -1, opId: randomUUID() } as const;
        opIds.push(tap.opId);
        const answer = untilAnswered((signal) => phone.api.score.adjust.mutate(tap, { signal }), {
          onDelay: () => (retries += 1),
        });
        if (random() < cuts) {
          cutLines += 1;
          setTimeout(() => phone.cut(), random() * 4);
        }
        expect((await answer).ok).toBe(true);
      }
      return opIds;
    });
    const opIds = (await Promise.all(sent)).flat();
    const seconds = (performance.now() - began) / 1000;

    const rows = await db.gameEvent.findMany({ where: { siteId, gameId }, orderBy: { version: "asc" } });
    const events = rows.map(asEvent).flatMap((event) => (event.type === "score.changed" ? [event] : []));
    const logged = new Set(events.map((event) => event.opId));
    const lost = opIds.filter((opId) => !logged.has(opId)).length;
    const doubled = events.length - logged.size;

    const replayed = new Map<string, number>();
    for (const { pageId, playerId, delta, score } of events) {
      const cell = `${pageId} ${playerId}`;
      replayed.set(cell, adjustedScore(replayed.get(cell) ?? 0, delta ?? 0));
      expect(score).toBe(replayed.get(cell));
    }
    const state = await readGameState(db, { siteId, gameId });
    const table = new Map(state.holes.map((hole) => [`${hole.pageId} ${hole.playerId}`, hole.score]));

    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const behind = screens.filter((screen) =>
      state.holes.some((hole) => scoreAt(screen.view().holes, hole) !== hole.score),
    ).length;
    console.log(
      `seed ${seed}: ${opIds.length} taps in ${seconds.toFixed(1)} s, ${cutLines} lines cut, ${retries} retries; ` +
        `${lost} lost, ${doubled} doubled, log and table ${replayed.size === table.size ? "of one size" : "differ"}, ` +
        `${behind} of ${screens.length} phones behind after 1 s`,
    );
    expect({ lost, doubled, behind, logged: events.length }).toEqual({
      lost: 0,
      doubled: 0,
      behind: 0,
      logged: clients * tapsEach,
    });
    expect(rows.map((row) => row.version)).toEqual(rows.map((_, index) => index + 1));
    expect(Object.fromEntries(replayed)).toEqual(Object.fromEntries(table));
    for (const screen of screens) screen.stop();
  } finally {
    for (const phone of phones) phone.close();
    await server.stop();
  }
});
