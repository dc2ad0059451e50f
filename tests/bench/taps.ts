import { randomUUID } from "node:crypto";
import type { WebSocket } from "ws";
import { startGameServer, type GameServer } from "../support/game-server.ts";
import { ms, spread, type Figure, within } from "./figures.ts";
import { atLeast } from "./goals.ts";
import { createBenchGame, type LiveDatabase } from "./live-database.ts";
import { evenly, hears, openSockets, send } from "./live-sockets.ts";

const games = 125;
const phonesPerGame = 8;
const tapsPerSecond = 200;
const seconds = 20;

/** Taps of 1,000 phones in 125 games: how long until all eight phones of a game show one, beside plain `ws`. */
export async function taps(database: LiveDatabase): Promise<Figure[]> {
  const commits = timeCommits(database);
  const door = await measureDoor(database);
  const commit = commits.stop();
  const floor = await measureFloor(database.url);
  const sockets = `${games * phonesPerGame} sockets, ${tapsPerSecond} taps/s`;
  return [
    {
      name: `tap to all ${phonesPerGame} phones, ${sockets}`,
      value: spread(door.samples),
      beside: `plain ws, same bytes: ${spread(floor.samples)}; one bare committed update meanwhile: ${spread(commit)}`,
      goals: [within(100, door.samples, 0.99)],
    },
    {
      name: "deliveries",
      value: `${door.delivered} of ${door.expected}`,
      beside: "",
      goals: [atLeast(door.expected, door.delivered)],
    },
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

async function measureDoor(database: LiveDatabase) {
  const { pageIds } = database.course;
  const server = await startGameServer(database.url);
  const rooms: Room[] = [];
  for (let index = 0; index < games; index += 1) {
    const { gameId, playerIds } = await createBenchGame(database);
    const sockets = await openSockets(`ws://localhost:${server.port}/api/live`, phonesPerGame);
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
  return measure(server, rooms);
}

async function measureFloor(url: string) {
  const server = await startGameServer(url, "floor");
  const padding = "x".repeat(260); // as long as an event of a game
  const rooms: Room[] = [];
  for (let index = 0; index < games; index += 1) {
    const sockets = await openSockets(`ws://localhost:${server.port}/${index}`, phonesPerGame);
    let turn = 0;
    const tap = (opId: string) =>
      sockets[++turn % phonesPerGame]?.send(`{"opId":"${opId}","pad":"${padding}","type":"data"}`);
    rooms.push({ sockets, tap });
  }
  return measure(server, rooms);
}

/** Taps evenly for the given time and notes when each phone of the game hears of each tap. */
async function measure(server: GameServer, rooms: Room[]) {
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
  server.resetVitals();
  await evenly({ perSecond: tapsPerSecond, seconds }, (count) => {
    const opId = randomUUID();
    sentAt.set(opId, { at: performance.now(), left: phonesPerGame, last: Number.NaN });
    rooms[count % rooms.length]?.tap(opId);
  });
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const held = { server: (await server.vitals()).delayMax, generator: heldUp.stop() };
  for (const socket of sockets) socket.terminate();
  await server.stop();
  const complete = [...sentAt.values()].filter((tap) => tap.left === 0);
  const samples = complete.map((tap) => tap.last - tap.at);
  return { samples, delivered, expected: tapsPerSecond * seconds * phonesPerGame, held };
}

/** Commits one bare update ten times a second, on a connection of its own: what a tap waits for at the very least. */
function timeCommits({ db, course: { siteId } }: LiveDatabase): { stop: () => number[] } {
  const samples: number[] = [];
  const timer = setInterval(() => {
    const began = performance.now();
    void db.site
      .updateMany({ where: { id: siteId }, data: { name: String(began) } })
      .then(() => samples.push(performance.now() - began));
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
