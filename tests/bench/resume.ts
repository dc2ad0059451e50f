import { setTimeout as wait } from "node:timers/promises";
import { startGameServer } from "../support/game-server.ts";
import { openPhone, openScreen } from "../support/phones.ts";
import { writeSteadily } from "../support/writer.ts";
import { spread, type Figure, within } from "./figures.ts";
import { atMost } from "./goals.ts";
import { createBenchGame, type LiveDatabase } from "./live-database.ts";

const phoneCount = 200;
const rounds = 5;

/** All phones of a game lose their line in the same moment: how long until each hears of the game again. */
export async function resume(database: LiveDatabase): Promise<Figure[]> {
  const server = await startGameServer(database.url);
  const { gameId, playerIds } = await createBenchGame(database);
  const heard = new Array<() => void>(phoneCount).fill(() => undefined);
  const phones = Array.from({ length: phoneCount }, () => openPhone([server.port]));
  const screens = phones.map((phone, index) => openScreen(phone, gameId, () => heard[index]?.()));
  while (screens.some((screen) => !screen.state())) await wait(20);
  const writer = writeSteadily({
    port: server.port,
    gameId,
    playerId: playerIds[0] ?? "",
    pageIds: database.course.pageIds,
    perSecond: 20,
  });
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await wait(500);
    const cutAt = performance.now();
    const back = phones.map(async (phone, index) => {
      phone.cut();
      await new Promise<void>((resolve) => (heard[index] = resolve));
      samples.push(performance.now() - cutAt);
    });
    await Promise.all(back);
  }
  await writer.stop();
  for (const phone of phones) phone.close();
  await server.stop();
  const missed = screens.reduce((total, screen) => total + screen.gaps, 0);
  return [
    {
      name: `resume of ${phoneCount} phones at once, from the cut to the next update`,
      value: `${spread(samples)}, ${missed} missed`,
      beside: "the phones' own random wait alone: up to 500 ms, and up to 50 ms until the next tap",
      goals: [within(1_500, samples, 0.99), atMost(0, missed, { what: "missed" })],
    },
  ];
}
