import { randomUUID } from "node:crypto";
import type { WebSocket } from "ws";
import { startGameServer, type GameServer } from "../support/game-server.ts";
import { ms, percentile, spread, type Figure, within } from "./figures.ts";
import { atLeast } from "./goals.ts";
import { createBenchGame, type LiveDatabase } from "./live-database.ts";
import { evenly, hears, openSockets, send } from "./live-sockets.ts";

const phonesPerGame = 8;
/** What a golfer is promised: what one taps, all see within a second. */
const promisedMs = 1_000;

interface Load {
  games: number;
  tapsPerSecond: number;
  seconds: number;
  /** How many processes serve the phones of each game. */
  processes: 1 | 2;
}
const crowd: Load = { games: 125, tapsPerSecond: 200, seconds: 20, processes: 1 };
const apart: Load = { games: 25, tapsPerSecond: 50, seconds: 10, processes: 2 };

/**
 * Taps of 1,000 phones in 125 games: how long until all eight phones of a game show one, beside plain `ws`. And of fewer,
 * where each game's phones are at two processes, which hear of each other's taps over the database.
 */
export async function taps(database: LiveDatabase): Promise<Figure[]> {
  const commits = timeCommits(database);
  const door = await measureDoor(database, crowd);
  const commit = commits.stop();
  const twoDoors = await measureDoor(database, apart);
  const floor = await measureFloor(database.url, crowd);
  const ratio = percentile(door.samples, 0.95) / percentile(floor.samples, 0.95);
  return [
    {
      name: `tap to all ${phonesPerGame} phones, ${loadOf(crowd)}`,
      value: spread(door.samples),
      beside:
        `plain ws, same bytes: ${spread(floor.samples)}, p95 ${ratio.toFixed(1)} times as long; ` +
        `one bare committed update meanwhile: ${spread(commit)}`,
      goals: [within(100, door.samples, 0.99), within(promisedMs, door.samples, 1)],
    },
    {
      name: `tap to all ${phonesPerGame} phones at two processes, ${loadOf(apart)}`,
      value: spread(twoDoors.samples),
      beside: `at one process: ${spread(door.samples)}`,
      goals: [within(promisedMs, twoDoors.samples, 1)],
    },
    ...[door, twoDoors].map(({ delivered, expected }, index) => ({
      name: index === 0 ? "deliveries" : "deliveries of two processes",
      value: `${delivered} of ${expected}`,
      beside: "",
      goals: [atLeast(expected, delivered)],
    })),
    {
      name: "how long event loops were held up, at most",
      value: `server ${ms(door.held.server)}, load generator ${ms(door.held.generator)}`,
      beside: `plain ws: server ${ms(floor.held.server)}, generator ${ms(floor.held.generator)}`,
    },
  ];
}

interface Room {
  sockets: WebSocket[];
  /** Sends one tap that carries this id. */
  tap: (opId: string) => void;
}

const loadOf = ({ games, tapsPerSecond }: Load) => `${games * phonesPerGame} sockets, ${tapsPerSecond} taps/s`;

async function measureDoor(database: LiveDatabase, load: Load) {
  const { pageIds } = database.course;
  const { games, processes } = load;
  const servers = await Promise.all(Array.from({ length: processes }, () => startGameServer(database.url)));
  const rooms: Room[] = [];
  for (let index = 0; index < games; index += 1) {
    const { gameId, playerIds } = await createBenchGame(database);
    const opened = servers.map(({ port }) => openSockets(`ws://localhost:${port}/api/live`, phonesPerGame / processes));
    const sockets = (await Promise.all(opened)).flat();
    for (const socket of sockets) send(socket, "subscription", "game.onChange", { gameId });
    await Promise.all(sockets.map((socket) => hears(socket, "snapshot")));
    let turn = 0;
    rooms.push({
      sockets,
      tap(opId) {
        turn += 1;
        const playerId = playerIds[turn % phonesPerGame];
        const input = { gameId, playerId, pageId: pageIds[turn % 9], delta: turn % 3 ? 1 : -1, opId };
        const socket = sockets[turn % phonesPerGame];
        if (socket) send(socket, "mutation", "score.adjust", input);
      },
    });
  }
  return measure(servers, rooms, load);
}

async function measureFloor(url: string, load: Load) {
  const server = await startGameServer(url, "floor");
  const padding = "x".repeat(260); // as long as an event of a game
  const rooms: Room[] = [];
  for (let index = 0; index < load.games; index += 1) {
    const sockets = await openSockets(`ws://localhost:${server.port}/${index}`, phonesPerGame);
    let turn = 0;
    const tap = (opId: string) =>
      sockets[++turn % phonesPerGame]?.send(`{"opId":"${opId}","pad":"${padding}","type":"data"}`);
    rooms.push({ sockets, tap });
  }
  return measure([server], rooms, load);
}

/** Taps evenly for the given time and notes when each phone of the game hears of each tap. */
async function measure(servers: GameServer[], rooms: Room[], { tapsPerSecond, seconds }: Load) {
  const sentAt = new Map<string, { at: number; left: number; last: number }>();
  const sockets = rooms.flatMap((room) => room.sockets);
  let delivered = 0;
  for (const socket of sockets) {
    socket.on("message", (data) => {
      const text = (data as Buffer).toString();
      const tap = sentAt.get(/"opId":"([^"]+)"/.exec(text)?.[1] ?? "");
      if (!tap || !text.includes('"type":"data"')) return;
      delivered += 1;
      tap.left -= 1;
      tap.last = performance.now();
    });
  }
  const heldUp = longestPause();
  for (const server of servers) server.resetVitals();
  await evenly({ perSecond: tapsPerSecond, seconds }, (count) => {
    const opId = randomUUID();
    sentAt.set(opId, { at: performance.now(), left: phonesPerGame, last: Number.NaN });
    rooms[count % rooms.length]?.tap(opId);
  });
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const vitals = await Promise.all(servers.map((server) => server.vitals()));
  const held = { server: Math.max(...vitals.map(({ delayMax }) => delayMax)), generator: heldUp.stop() };
  for (const socket of sockets) socket.terminate();
  await Promise.all(servers.map((server) => server.stop()));
  const complete = [...sentAt.values()].filter((tap) => tap.left === 0);
  const samples = complete.map((tap) => tap.last - tap.at);
  return { samples, delivered, expected: tapsPerSecond * seconds * phonesPerGame, held };
}

/** Commits one bare update ten times a second, on a connection of its own: what a tap waits for at the very least. */
function timeCommits({ db, course: { siteId } }: LiveDatabase): { stop: () => number[] } {
  const samples: number[] = [];
  let isOver = true;
  const timer = setInterval(() => {
    if (!isOver) return; // it would wait for the one before
    isOver = false;
    const began = performance.now();
    void db.site
      .updateMany({ where: { id: siteId }, data: { name: String(began) } })
      .catch(() => undefined) // given up on a machine that is far too busy
      .then(() => samples.push(performance.now() - began))
      .finally(() => (isOver = true));
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}

/** The longest time, in milliseconds, for which this process could do nothing; garbage collections are among it. */
function longestPause(): { stop: () => number } {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  return {
    stop() {
      clearInterval(timer);
      return longest;
    },
  };
}
