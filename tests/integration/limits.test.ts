import { beforeAll, describe, expect, it, vi } from "vitest";
import { sendInput } from "~/lib/call-input.ts";
import { useApiServer, type Answer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";

// An operator may hold every address to one number: this file must not import `generous-limits.ts`.
vi.hoisted(() => (process.env.GAMES_PER_HOUR_AND_IP = "10"));
const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;

beforeAll(async () => {
  site = await makeSite(database.db, "course");
});

let calls = 0;
/** Says to come from another address each time, which counts behind a trusted proxy only. */
const overRest = () => {
  const headers = { "x-forwarded-for": `203.0.113.${(calls += 1)}` };
  return api.send({ host: site.host, path: "/api/v1/game/create", method: "POST", headers, body: {} });
};
const overTrpc = () =>
  api.send({
    host: site.host,
    path: "/api/trpc/game.create",
    method: "POST",
    headers: { "x-vitrine": "1" },
    body: sendInput({}),
  });

function retryAfter({ headers }: Answer): number {
  return Number(headers["retry-after"]);
}

describe("new games from one address", () => {
  it("are ten in an hour, and the eleventh is told on both doors when to come again", async () => {
    for (let count = 0; count < 10; count += 1) expect((await overRest()).status).toBe(200);
    const refusals = [await overRest(), await overTrpc()];
    expect(refusals.map(({ status }) => status)).toEqual([429, 429]);
    for (const refusal of refusals) {
      expect(retryAfter(refusal)).toBeGreaterThan(3_500);
      expect(retryAfter(refusal)).toBeLessThanOrEqual(3_600);
    }
  });
});
