import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { untilAnswered } from "~/features/golf/client/connection/attempt.ts";
import { spread } from "../bench/figures.ts";
import { useDatabase } from "../support/database.ts";
import type { Flood } from "../support/flood-process.ts";
import { startGameServer, type GameServer } from "../support/game-server.ts";
import { createCourseRows, type CourseRows } from "../support/golf-course.ts";
import { answerTo, opened } from "../support/live-call.ts";
import { newGame, openPhone, type Phone } from "../support/phones.ts";
import { program } from "../support/programs.ts";

const clubPhones = 200;
const database = useDatabase();
let course: CourseRows;
let server: GameServer;

beforeAll(async () => {
  course = await createCourseRows(database.db, { key: "golf", host: "localhost", holes: 9 });
});
afterAll(() => server.stop());

/** The process with the limits that it has by itself, but for what `more` says. */
async function serve(more: Record<string, string> = {}): Promise<void> {
  if (server) await server.stop();
  const usual = { LIVE_MAX_MESSAGES: "50", LIVE_MAX_SOCKETS_PER_IP: "50", GAME_READS_PER_SECOND_AND_IP: "200" };
  server = await startGameServer(database.url, "door", { ...usual, ...more });
}

/** Taps one after the other; how many milliseconds each took. */
async function tapFor(ms: number, { api }: Phone, game: { gameId: string; playerIds: string[] }): Promise<number[]> {
  const took: number[] = [];
  const [until, playerId] = [Date.now() + ms, game.playerIds[0] ?? ""];
  for (let count = 0; Date.now() < until; count++) {
    const pageId = course.pageIds[count % course.pageIds.length] ?? "";
    const at = performance.now();
    const tap = { gameId: game.gameId, playerId, pageId, opId: randomUUID(), delta: count % 3 ? 1 : -1 } as const;
    await untilAnswered((signal) => api.score.adjust.mutate(tap, { signal }));
    took.push(performance.now() - at);
    await wait(30);
  }
  return took;
}

it.each([
  ["are sent away", "250", "staying"],
  ["leave before they are sent away", "200", "leaving"],
])("keeps others quick while one address floods with sockets that %s and come back", async (_, messages, manner) => {
  await serve();
  const phone = openPhone([server.port]);
  const game = await newGame(phone, 1);
  const before = await tapFor(2_000, phone, game);
  const { file, execArgv } = program("flood");
  const flood = fork(file, [String(server.port), "127.0.0.2", messages, manner], { execArgv });
  await once(flood, "message");
  const meanwhile = await tapFor(4_000, phone, game);
  const ask = async (): Promise<Flood> => {
    const told = once(flood, "message") as Promise<[Flood]>;
    flood.send("how is it");
    return (await told)[0];
  };
  await expect.poll(async () => (await ask()).refused).toBeGreaterThan(0);
  const met = await ask();
  flood.kill("SIGKILL");
  phone.close();
  console.log(
    `taps of others: ${spread(before)} before, ${spread(meanwhile)} in a flood that met ${JSON.stringify(met)}`,
  );
  expect(met.opened).toBeLessThan(400); // thousands, where they are let in each time
});

it(`lets ${clubPhones} phones of one club score, and come back together after their Wi-Fi was away`, async () => {
  await serve({ LIVE_MAX_SOCKETS_PER_IP: "300" });
  const organiser = openPhone([server.port]);
  const { gameId, playerIds } = await newGame(organiser, 1);
  const [playerId, pageId] = [playerIds[0], course.pageIds[0]];
  const headers = { host: `localhost:${server.port}` };
  for (const _ of ["at first", "after a break"]) {
    const phones = Array.from(
      { length: clubPhones },
      () => new WebSocket(`ws://127.0.0.1:${server.port}/api/live`, { headers, localAddress: "127.0.0.3" }),
    );
    await Promise.all(phones.map(opened));
    for (let id = 1; id <= 3; id++) {
      const input = () => ({ gameId, playerId, pageId, delta: id % 2 ? 1 : -1, opId: randomUUID() });
      const tap = (phone: WebSocket) =>
        answerTo(phone, { id, method: "mutation", path: "score.adjust", input: input() });
      expect(new Set(await Promise.all(phones.map(tap)))).toEqual(new Set([200]));
    }
    for (const phone of phones) phone.terminate();
    await wait(300);
  }
  organiser.close();
});
