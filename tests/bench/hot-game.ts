import { randomUUID } from "node:crypto";
import type { WebSocket } from "ws";
import { startGameServer } from "../support/game-server.ts";
import { ms, spread, type Figure, within } from "./figures.ts";
import { atMost } from "./goals.ts";
import { createBenchGame, type LiveDatabase } from "./live-database.ts";
import { evenly, hears, openSockets, send } from "./live-sockets.ts";

const spectators = 1_000;
/** As many writes as one game may take in a second. */
const tapsPerSecond = 20;
const seconds = 20;
const pauseMs = 200;

/** When each spectator heard of an update, by its version. */
type Arrivals = Map<number, number[]>;

/** One game that 1,000 spectators watch, beside plain `ws` that sends as many bytes as often. */
export async function hotGame(database: LiveDatabase): Promise<Figure[]> {
  const { fromTap, fromDue, messages, bytes, held } = await measureGame(database);
  const floor = await measureFloor(database.url, bytes);
  const name = `1 game, ${spectators} spectators, ${tapsPerSecond} taps/s`;
  return [
    {
      name: `${name}: from the moment an update is due to each spectator`,
      value: spread(fromDue),
      beside: `plain ws, ${bytes} bytes to ${spectators} every ${pauseMs} ms: ${spread(floor)}`,
      goals: [within(150, fromDue, 0.99)],
    },
    {
      name: `${name}: from the tap to each spectator, waiting for its fifth of a second included`,
      value: spread(fromTap),
      beside: `the wait alone is up to ${pauseMs} ms`,
      goals: [within(1_000, fromTap, 0.99)],
    },
    {
      name: `${name}: updates a second and spectator`,
      value: messages.toFixed(1),
      beside: `server held up for ${ms(held)} at most`,
      goals: [atMost(5, Number(messages.toFixed(1)))],
    },
  ];
}

async function measureGame(database: LiveDatabase) {
  const server = await startGameServer(database.url);
  const url = `ws://localhost:${server.port}/api/live`;
  const { gameId, watchId, playerIds } = await createBenchGame(database);
  const [player, witness] = (await openSockets(url, 2)) as [WebSocket, WebSocket];
  const sockets = await openSockets(url, spectators);
  send(witness, "subscription", "game.onChange", { gameId });
  await hears(witness, "snapshot");
  for (const socket of sockets) send(socket, "subscription", "game.onWatch", { watchId });
  await Promise.all(sockets.map((socket) => hears(socket, "snapshot")));

  const sentAt = new Map<string, number>();
  const taps: { version: number; sentAt: number; knownAt: number }[] = [];
  const arrivals: Arrivals = new Map();
  let bytes = 0;
  witness.on("message", (data) => {
    const text = (data as Buffer).toString();
    const opId = /"opId":"([^"]+)"/.exec(text)?.[1] ?? "";
    const at = sentAt.get(opId);
    if (at !== undefined) taps.push({ version: versionIn(text), sentAt: at, knownAt: performance.now() });
  });
  for (const socket of sockets) {
    socket.on("message", (data) => {
      const text = (data as Buffer).toString();
      if (!text.includes('"events"')) return;
      bytes = Math.max(bytes, text.length);
      const version = versionIn(text);
      arrivals.set(version, [...(arrivals.get(version) ?? []), performance.now()]);
    });
  }
  server.resetVitals();
  await evenly({ perSecond: tapsPerSecond, seconds }, (count) => {
    const opId = randomUUID();
    sentAt.set(opId, performance.now());
    const cell = { playerId: playerIds[count % 8], pageId: database.course.pageIds[count % 9] };
    send(player, "mutation", "score.adjust", { gameId, ...cell, delta: count % 3 ? 1 : -1, opId });
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const held = (await server.vitals()).delayMax;
  for (const socket of [...sockets, player, witness]) socket.terminate();
  await server.stop();
  const count = [...arrivals.values()].reduce((total, times) => total + times.length, 0);
  return { ...delays(taps, arrivals), messages: count / spectators / seconds, bytes, held };
}

/**
 * An update is due when its first tap is known to a player's phone, yet not before a fifth of a second after the update
 * before it reached its first spectator.
 */
function delays(taps: { version: number; sentAt: number; knownAt: number }[], arrivals: Arrivals) {
  const fromTap: number[] = [];
  const fromDue: number[] = [];
  let [told, lastAt] = [0, -Infinity];
  for (const [version, times] of [...arrivals].sort(([a], [b]) => a - b)) {
    const inside = taps.filter((tap) => tap.version > told && tap.version <= version);
    const due = Math.max(Math.min(...inside.map((tap) => tap.knownAt)), lastAt + pauseMs);
    for (const at of times) fromDue.push(at - due);
    for (const tap of inside) for (const at of times) fromTap.push(at - tap.sentAt);
    [told, lastAt] = [version, Math.min(...times)];
  }
  return { fromTap, fromDue };
}

async function measureFloor(databaseUrl: string, bytes: number): Promise<number[]> {
  const server = await startGameServer(databaseUrl, "floor");
  const sockets = await openSockets(`ws://localhost:${server.port}/hot`, spectators);
  const samples: number[] = [];
  const padding = "x".repeat(bytes);
  for (const socket of sockets) {
    socket.on("message", (data) => {
      samples.push(performance.now() - Number(/"at":([\d.]+)/.exec((data as Buffer).toString())?.[1]));
    });
  }
  await evenly({ perSecond: 1_000 / pauseMs, seconds: 10 }, () => {
    sockets[0]?.send(`{"at":${performance.now()},"pad":"${padding}"}`);
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const socket of sockets) socket.terminate();
  await server.stop();
  return samples;
}

function versionIn(text: string): number {
  return Number(/"type":"data","id":"(\d+)"/.exec(text)?.[1]);
}
