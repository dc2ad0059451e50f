import { startGameServer, type GameServer } from "../support/game-server.ts";
import type { Figure } from "./figures.ts";
import { atMost } from "./goals.ts";
import { createBenchGame, type LiveDatabase } from "./live-database.ts";
import { hears, openSockets, send } from "./live-sockets.ts";

const sockets = 5_000;
const phonesPerGame = 8;

/** What 5,000 phones cost that follow 625 games in which nothing happens, beside plain `ws`. */
export async function idleSockets(database: LiveDatabase): Promise<Figure[]> {
  const ours = await startGameServer(database.url);
  const empty = mb((await ours.vitals()).rss);
  const phones = await openSockets(`ws://localhost:${ours.port}/api/live`, sockets);
  for (let index = 0; index < sockets; index += phonesPerGame) {
    const { gameId } = await createBenchGame(database);
    const group = phones.slice(index, index + phonesPerGame);
    for (const phone of group) send(phone, "subscription", "game.onChange", { gameId });
    await Promise.all(group.map((phone) => hears(phone, "snapshot")));
  }
  const idle = await settled(ours);
  for (const phone of phones) phone.terminate();
  await ours.stop();

  const floor = await startGameServer(database.url, "floor");
  const bare = await openSockets(`ws://localhost:${floor.port}/idle`, sockets);
  const beside = await settled(floor);
  for (const socket of bare) socket.terminate();
  await floor.stop();
  return [
    {
      name: `memory of the server with ${sockets} idle sockets, each with a subscription`,
      value: `${idle} MB`,
      beside: `${empty} MB without any; plain ws ${beside} MB`,
      goals: [atMost(700, idle, { unit: "MB" })],
    },
  ];
}

/** The most memory within five quiet seconds. */
async function settled(server: GameServer): Promise<number> {
  let most = 0;
  for (let count = 0; count < 10; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    most = Math.max(most, (await server.vitals()).rss);
  }
  return mb(most);
}

const mb = (bytes: number): number => Math.round(bytes / 1e6);
