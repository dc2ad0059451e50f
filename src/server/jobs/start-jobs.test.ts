import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startJobs } from "./start-jobs.ts";

const sockets: Socket[] = [];
const silent = createServer((socket) => void sockets.push(socket.on("error", () => undefined)));
const url = process.env.DATABASE_URL;

beforeEach(async () => {
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  process.env.DATABASE_URL = `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none`;
});
afterEach(() => {
  if (url === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = url;
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it("stops in time while the database takes a connection and says nothing", async () => {
  const jobs = startJobs([], { drainMs: 50 });
  await expect.poll(() => sockets.length, { timeout: 120_000 }).toBeGreaterThan(0);
  await jobs.stop();
});
