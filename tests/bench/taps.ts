import "../support/generous-limits.ts";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { WebSocket } from "ws";
import { openDb, type RootDb } from "~/server/db.ts";
import { startEmbeddedPostgres } from "~/server/start/embedded-postgres.ts";
import { startGameServer } from "../support/game-server.ts";
import { createCourseRows, type CourseRows } from "../support/golf-course.ts";
import { type Figure, spread } from "./figures.ts";

const games = 125;
const phonesPerGame = 8;
const tapsPerSecond = 200;
const seconds = 20;

/** Taps of 1,000 phones in 125 games: how long until all eight phones of a game show one, beside plain `ws`. */
export async function taps(): Promise<Figure[]> {
  const database = await openDatabase();
  try {
    const rows = await createCourseRows(database.db, { key: "golf", host: "localhost", holes: 9 });
    const door = await measureDoor(database, rows);
    const floor = await measureFloor(database.url);
    const writes = await measureWrites(database.db, rows);
    const beside = `plain ws, same bytes: ${spread(floor)}; goal p99 ≤ 100 ms`;
    const sockets = `${games * phonesPerGame} sockets, ${tapsPerSecond} taps/s`;
    return [
      { name: `tap to all ${phonesPerGame} phones, ${sockets}`, value: spread(door.samples), beside },
      { name: "deliveries", value: `${door.delivered} of ${door.expected}`, beside: "goal: all" },
      writes,
    ];
  } finally {
    await database.close();
  }
}

interface Room {
  sockets: WebSocket[];
  /** Sends one tap that carries this id. */
  tap: (opId: string) => void;
}

async function measureDoor(database: { db: RootDb; url: string }, { siteId, pageIds }: CourseRows) {
  const server = await startGameServer(database.url);
  const rooms: Room[] = [];
  for (let index = 0; index < games; index += 1) {
    const game = await database.db.game.create({ data: { siteId, gameName: "Bench" } });
    const players = Array.from({ length: phonesPerGame }, () => randomUUID());
    const rows = players.map((id) => ({ id, siteId, gameId: game.id, playerName: "Ada" }));
    await database.db.player.createMany({ data: rows });
    const sockets = await openSockets(`ws://localhost:${server.port}/api/live`);
    for (const socket of sockets) send(socket, "subscription", "game.onChange", { gameId: game.id });
    await Promise.all(sockets.map((socket) => hears(socket, "snapshot")));
    let turn = 0;
    rooms.push({
      sockets,
      tap(opId) {
        turn += 1;
        const playerId = players[turn % phonesPerGame];
        const input = { gameId: game.id, playerId, pageId: pageIds[turn % 9], delta: turn % 3 ? 1 : -1, opId };
        const socket = sockets[turn % phonesPerGame];
        if (socket) send(socket, "mutation", "score.adjust", input);
      },
    });
  }
  const result = await measure(rooms);
  await server.stop();
  return result;
}

async function measureFloor(url: string): Promise<number[]> {
  const server = await startGameServer(url, "floor");
  const padding = "x".repeat(260); // as long as an event of a game
  const rooms: Room[] = [];
  for (let index = 0; index < games; index += 1) {
    const sockets = await openSockets(`ws://localhost:${server.port}/${index}`);
    let turn = 0;
    const tap = (opId: string) =>
      sockets[++turn % phonesPerGame]?.send(`{"opId":"${opId}","pad":"${padding}","type":"data"}`);
    rooms.push({ sockets, tap });
  }
  const { samples } = await measure(rooms);
  await server.stop();
  return samples;
}

/** Taps evenly for the given time and notes when each phone of the game hears of each tap. */
async function measure(rooms: Room[]) {
  const sentAt = new Map<string, { at: number; left: number; last: number }>();
  let delivered = 0;
  for (const socket of rooms.flatMap((room) => room.sockets)) {
    socket.on("message", (data) => {
      const text = (data as Buffer).toString();
      const tap = sentAt.get(/"opId":"([^"]+)"/.exec(text)?.[1] ?? "");
      if (!tap || !text.includes('"type":"data"')) return;
      delivered += 1;
      tap.left -= 1;
      tap.last = performance.now();
    });
  }
  const total = tapsPerSecond * seconds;
  const began = performance.now();
  for (let count = 0; count < total; count += 1) {
    const wait = began + (count * 1000) / tapsPerSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const opId = randomUUID();
    sentAt.set(opId, { at: performance.now(), left: phonesPerGame, last: Number.NaN });
    rooms[count % rooms.length]?.tap(opId);
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  for (const socket of rooms.flatMap((room) => room.sockets)) socket.terminate();
  const complete = [...sentAt.values()].filter((tap) => tap.left === 0);
  return { samples: complete.map((tap) => tap.last - tap.at), delivered, expected: total * phonesPerGame };
}

/** Score writes a second through the statement that `score.adjust` runs, beside one bare delta on the same PostgreSQL. */
async function measureWrites(db: RootDb, { siteId, pageIds }: CourseRows): Promise<Figure> {
  const { changeScore } = await import("~/features/golf/change-score.ts");
  const { openLiveBus } = await import("~/server/live-bus.ts");
  const ctx = { db, bus: openLiveBus(null), site: { id: siteId }, ip: "bench" };
  const pageId = pageIds[0] ?? "";
  const cells = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { id: gameId } = await db.game.create({ data: { siteId, gameName: "Bench" } });
      const { id: playerId } = await db.player.create({ data: { siteId, gameId, playerName: "Ada" } });
      await db.hole.create({ data: { siteId, gameId, playerId, pageId, score: 0 } });
      return { gameId, playerId };
    }),
  );
  const ours = await perSecond(cells, (cell) => changeScore(ctx, { ...cell, pageId, delta: 1, opId: randomUUID() }));
  const bare = await perSecond(
    cells,
    ({ gameId, playerId }) => db.$executeRaw`
      UPDATE "Hole" SET score = least(20, greatest(0, score + 1)) WHERE "siteId" = ${siteId}::uuid
        AND "gameId" = ${gameId}::uuid AND "pageId" = ${pageId}::uuid AND "playerId" = ${playerId}::uuid`,
  );
  return {
    name: "score writes/s, 8 at a time",
    value: String(Math.round(ours)),
    beside: `one bare delta statement: ${Math.round(bare)}; goal ≥ 1000`,
  };
}

async function perSecond<Cell>(cells: Cell[], write: (cell: Cell) => Promise<unknown>): Promise<number> {
  const span = 3_000;
  const until = performance.now() + span;
  let count = 0;
  const work = async (cell: Cell) => {
    while (performance.now() < until) {
      await write(cell);
      count += 1;
    }
  };
  await Promise.all(cells.map(work));
  return count / (span / 1000);
}

async function openSockets(url: string): Promise<WebSocket[]> {
  const sockets = Array.from({ length: phonesPerGame }, () => new WebSocket(url, { perMessageDeflate: false }));
  await Promise.all(sockets.map((socket) => once(socket, "open")));
  return sockets;
}

let lastId = 0;

/** One message of the tRPC protocol, written by hand so that the generator costs little. */
function send(socket: WebSocket, method: "subscription" | "mutation", path: string, input: object): void {
  socket.send(JSON.stringify({ id: (lastId += 1), method, params: { path, input: { json: input } } }));
}

function hears(socket: WebSocket, word: string): Promise<void> {
  return new Promise((resolve) => {
    socket.on("message", function listen(data) {
      if (!(data as Buffer).toString().includes(word)) return;
      socket.off("message", listen);
      resolve();
    });
  });
}

async function openDatabase() {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-taps-"));
  const server = process.env.TEST_DATABASE_URL ? null : await startEmbeddedPostgres(folder);
  const url = new URL(server?.url ?? process.env.TEST_DATABASE_URL ?? "");
  url.pathname = `/vitrine_taps_${process.pid}`;
  await promisify(execFile)("npx", ["prisma", "migrate", "deploy"], {
    env: { ...process.env, DATABASE_URL: url.href },
  });
  const db = openDb(url.href);
  return {
    db,
    url: url.href,
    async close() {
      await db.$disconnect();
      if (server) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
