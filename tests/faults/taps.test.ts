import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { untilAnswered } from "~/features/golf/client/connection/attempt.ts";
import { openDb, type RootDb } from "~/server/db.ts";
import { rounds } from "../support/effort.ts";
import { auditGame } from "../support/game-log.ts";
import { startGameServer, type GameServer } from "../support/game-server.ts";
import { createCourseRows, type CourseRows } from "../support/golf-course.ts";
import { newGame, openPhone, openScreen, showsSame, type Phone } from "../support/phones.ts";
import { seededRandom } from "../support/random.ts";
import { startRestartablePostgres, type RestartablePostgres } from "../support/restartable-postgres.ts";

const clients = 50;
const tapsEach = rounds({ short: 24, long: 200 });
/** Share of the taps right after which the client's line is cut. */
const cuts = 0.05;
/** After these shares of all taps PostgreSQL is killed and started again. */
const restarts = [0.2, 0.5, 0.8];
const seed = 20_261_121;

let postgres: RestartablePostgres;
let db: RootDb;
let course: CourseRows;
let servers: GameServer[];

beforeAll(async () => {
  postgres = await startRestartablePostgres({ fsync: "off" }); // what is killed is PostgreSQL, not the machine
  db = openDb(postgres.url);
  course = await createCourseRows(db, { key: "golf", host: "localhost", holes: 18 });
  const start = () => startGameServer(postgres.url, "door", { LOG_LEVEL: "silent" });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await db.$disconnect();
  await postgres.stop();
});

it.each([
  { where: "one cell", holes: 1, players: 1 },
  { where: "18 x 8 cells", holes: 18, players: 8 },
])(`loses and doubles none of ${clients * tapsEach} taps on $where`, async ({ where, holes, players }) => {
  const random = seededRandom(seed);
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const ports = servers.map((server) => server.port);
  const phones = Array.from({ length: clients }, (_, index) => openPhone(index % 2 ? ports : ports.toReversed()));
  try {
    const { gameId, playerIds } = await newGame(phones[0] as Phone, players);
    const pageIds = course.pageIds.slice(0, holes);
    const screens = phones.map((phone) => openScreen(phone, gameId));
    const opIds: string[] = [];
    let [cutLines, retries, answered] = [0, 0, 0];
    const restarter = restartWhile(() => answered);
    const began = performance.now();

    const tapAll = async (phone: Phone) => {
      for (let count = 0; count < tapsEach; count += 1) {
        const cell = { playerId: pick(playerIds), pageId: pick(pageIds) };
        const tap = { gameId, ...cell, delta: random() < 0.6 ? 1 : -1, opId: randomUUID() } as const;
        opIds.push(tap.opId);
        const answer = untilAnswered((signal) => phone.api.score.adjust.mutate(tap, { signal }), {
          onDelay: () => (retries += 1),
        });
        if (random() < cuts) {
          cutLines += 1;
          void wait(random() * 4).then(() => phone.cut());
        }
        expect((await answer).ok).toBe(true);
        answered += 1;
      }
    };
    await Promise.all(phones.map(tapAll));
    const seconds = (performance.now() - began) / 1000;
    expect(await restarter).toBe(restarts.length);
    while (phones.some((phone) => !phone.isConnected())) await wait(10);
    const quietSince = performance.now();
    const { state, ...audit } = await auditGame(db, { siteId: course.siteId, gameId, opIds });
    const isBehind = () => screens.filter((screen) => !showsSame(screen.state(), state)).length;
    while (isBehind() > 0 && performance.now() - quietSince < 20_000) await wait(10);
    const equalAfter = performance.now() - quietSince;

    const sum = (of: (screen: (typeof screens)[number]) => number) =>
      screens.reduce((total, each) => total + of(each), 0);
    console.log(
      `${where}, seed ${seed}: ${opIds.length} taps of ${clients} phones at 2 processes in ${seconds.toFixed(1)} s, ` +
        `${cutLines} lines cut, PostgreSQL killed ${restarts.length} times, ${retries} retries; ${audit.lost} lost, ` +
        `${audit.doubled} doubled; ${isBehind()} of ${clients} phones behind ${Math.round(equalAfter)} ms after the last ` +
        `line was back; ${sum((screen) => screen.snapshots)} snapshots, ` +
        `${sum((screen) => screen.errors)} refused subscriptions`,
    );
    expect(opIds).toHaveLength(clients * tapsEach);
    expect(audit).toEqual({ lost: 0, doubled: 0, gaps: 0, wrong: 0, differing: 0 });
    expect({
      behind: isBehind(),
      gaps: sum((screen) => screen.gaps),
      repeats: sum((screen) => screen.repeats),
    }).toEqual({
      behind: 0,
      gaps: 0,
      repeats: 0,
    });
  } finally {
    for (const phone of phones) phone.close();
  }
});

/** Restarts PostgreSQL as the taps go on; resolves to how often. */
async function restartWhile(answered: () => number): Promise<number> {
  let done = 0;
  for (const share of restarts) {
    while (answered() < share * clients * tapsEach) await wait(5);
    await postgres.restartAtOnce();
    done += 1;
  }
  return done;
}
