import { setTimeout as wait } from "node:timers/promises";
import { GameStore } from "~/features/golf/client/game-store.ts";
import { startGameServer } from "../support/game-server.ts";
import { openPhone, openScreen } from "../support/phones.ts";
import { percentile, ms, type Figure } from "./figures.ts";
import { atMost } from "./goals.ts";
import { createBenchGame, type LiveDatabase } from "./live-database.ts";

const taps = 48;
const cells = 16;
const visits = 5;
/** Nothing listens there: a phone finds no network. */
const nowhere = 1;

/** A phone taps in a dead spot and comes back: how long from its open line until another phone shows every tap. */
export async function deadSpot(database: LiveDatabase): Promise<Figure[]> {
  const server = await startGameServer(database.url);
  const { gameId, playerIds } = await createBenchGame(database);
  const { pageIds } = database.course;
  const line = [server.port];
  const phone = openPhone(line);
  const other = openPhone([server.port]);
  const screen = openScreen(other, gameId);
  const store = new GameStore(gameId, phone);
  await store.start();
  while (!screen.state() || store.view().status !== "ready" || !phone.isConnected()) await wait(20);

  const samples: number[] = [];
  for (let visit = 1; visit <= visits; visit += 1) {
    line[0] = nowhere;
    phone.cut();
    while (phone.isConnected()) await wait(5);
    for (let tap = 0; tap < taps; tap += 1) {
      const cell = { playerId: playerIds[tap % playerIds.length] ?? "", pageId: pageIds[(tap % cells) % 9] ?? "" };
      store.tap(cell, 1);
    }
    await wait(500); // out for a while
    const wanted = total(store.view().holes);
    const opened = phone.opened();
    line[0] = server.port;
    phone.wake();
    await opened;
    const openAt = performance.now();
    while (total(screen.state()?.holes ?? []) < wanted || store.view().pending > 0) await wait(2);
    samples.push(performance.now() - openAt);
    for (const { playerId, pageId } of store.view().holes) store.setScore({ playerId, pageId }, 0);
    while (total(screen.state()?.holes ?? []) > 0 || store.view().pending > 0) await wait(20);
  }
  store.stop();
  phone.close();
  other.close();
  await server.stop();
  return [
    {
      name: `${taps} taps of a dead spot, from the open line to another phone`,
      value: `p50 ${ms(percentile(samples, 0.5))}, at most ${ms(Math.max(...samples))}`,
      beside: `${visits} times`,
      goals: [atMost(1_000, Math.max(...samples), { unit: "ms" })],
    },
  ];
}

const total = (holes: { score: number }[]): number => holes.reduce((sum, { score }) => sum + score, 0);
