import { randomUUID } from "node:crypto";
import { beforeAll, expect, it, vi } from "vitest";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";

const perSecond = vi.hoisted(() => {
  process.env.GAME_WRITES_PER_SECOND_AND_IP = "3";
  return 3;
});
const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;

beforeAll(async () => {
  site = await makeSite(database.db, "course");
});

it("counts what one address writes over all of its games together", async () => {
  const post = (path: string, body: object) => api.send({ host: site.host, path, method: "POST", body });
  const games: string[] = [];
  await expect
    .poll(async () => {
      const { status, body } = await post("/api/v1/game/create", {});
      if (status === 200) games.push((body as { id: string }).id);
      return games.length;
    })
    .toBe(8);
  const add = (gameId: string) => post("/api/v1/player/add", { gameId, opId: randomUUID(), playerName: "Ada" });
  const answers = await Promise.all(games.map(add));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(games.length - 2 * perSecond);
  for (const { headers } of refused) expect(headers["retry-after"]).toBe("1");
});
