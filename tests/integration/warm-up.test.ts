import { AsyncResource } from "node:async_hooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refreshHosts } from "~/features/site/hosts.ts";
import { getDb } from "~/server/db.ts";
import type { NextApp } from "~/server/finished-pages/next-app.ts";
import type { RunningServer } from "~/server/http.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { editorAtStart } from "~/server/start/drawn-at-start.ts";
import { createFirstSite } from "~/server/start/first-site.ts";
import { warmUp } from "~/server/start/warm-up.ts";
import { useDatabase } from "../support/database.ts";
import { startDrawingServer } from "../support/drawing-server.ts";
import { ask } from "../support/web-server.ts";

const database = useDatabase();
const made: string[] = [];
let server: RunningServer;

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  server = await startDrawingServer(made);
});
afterAll(async () => {
  await server.close();
  await getLiveBus().close();
  await getDb().$disconnect();
});

it("draws nothing where there is no site, and starts all the same where nothing can be drawn", async () => {
  await warmUp(server.next);
  expect(made).toEqual([]);
  const site = { name: "Laden", locales: ["de" as const], admin: "admin@vitrine.example", port: 80 };
  await createFirstSite(database.db, { ...site, host: "erster.test" });
  await createFirstSite(database.db, { ...site, host: "zweiter.test" });
  await refreshHosts(); // made beside the server, as the command does
  await warmUp({ ...server.next, renderForVisitors: () => Promise.reject(new Error("no memory left")) });
});

it("has the first visitor's page in memory and draws an edit page for nobody", async () => {
  const editors: (string | undefined)[] = [];
  let left = () => editorAtStart()?.name;
  const next: NextApp = {
    ...server.next,
    render: (url, headers) => {
      editors.push(editorAtStart()?.name);
      left = AsyncResource.bind(left);
      return server.next.render(url, headers);
    },
  };
  await warmUp(next);
  const { siteId } = await database.db.siteHost.findUniqueOrThrow({ where: { host: "erster.test" } });
  const { id } = await database.db.page.findFirstOrThrow({ where: { siteId } });
  expect(made).toEqual([`/_site/${siteId}/de/page/${id}`, `/_site/${siteId}/de/edit/${id}`]);
  expect(editors).toEqual(["admin"]);
  expect([editorAtStart(), left()], "neither here nor in what the drawing left behind").toEqual([undefined, undefined]);

  expect((await ask(server.port, "erster.test", "/de", {})).status).toBe(200);
  expect(made).toHaveLength(2);
  expect((await ask(server.port, "erster.test", "/de/edit", {})).status, "without a session").toBe(307);
  expect((await ask(server.port, "zweiter.test", "/de", {})).status).toBe(200);
  expect(made, "of another site nothing was kept").toHaveLength(3);
});
