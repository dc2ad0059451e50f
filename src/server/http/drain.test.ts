import { Agent, createServer, get, type Server } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { drainable, stopListening } from "./drain.ts";

interface Seen {
  answered: number;
  cut: string[];
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as { port: number }).port;
}

/** One visitor who keeps a connection and asks again as soon as the answer is there, until nobody listens any more. */
async function visit(port: number, seen: Seen): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const problem = await new Promise<string | null>((done) => {
      const request = get({ port, host: "127.0.0.1", agent }, (answer) => {
        answer.on("error", (error: NodeJS.ErrnoException) => done(error.code ?? "cut"));
        answer.resume().on("end", () => done(null));
      });
      request.on("error", (error: NodeJS.ErrnoException) => done(error.code ?? "failed"));
    });
    if (problem === "ECONNREFUSED") return agent.destroy();
    if (problem) seen.cut.push(problem);
    else seen.answered += 1;
  }
}

it("answers everything that arrives while it drains, and ends long before its patience does", async () => {
  const server = createServer((_request, response) => void wait(5).then(() => response.end("x".repeat(10_000))));
  server.keepAliveTimeout = 0; // no line of a visitor who is slow to ask again is closed for that
  const door = drainable(server);
  const port = await listening(server);
  const seen: Seen = { answered: 0, cut: [] };
  const visitors = Array.from({ length: 12 }, () => visit(port, seen));
  await expect.poll(() => seen.answered, { timeout: 120_000 }).toBeGreaterThan(200);
  const began = performance.now();
  await door.drain(() => stopListening(server), 30_000);
  await Promise.all(visitors);
  expect(seen.cut).toEqual([]);
  expect(performance.now() - began).toBeLessThan(20_000);
});

it("answers who has connected already and was not yet taken in", async () => {
  const server = createServer((_request, response) => response.end("whole"));
  const door = drainable(server);
  const port = await listening(server);
  const arrived = connect(port, "127.0.0.1"); // in the kernel's queue at the end of this turn
  const answer = new Promise<string>((done) => {
    arrived.on("data", (data) => done(data.toString())).on("error", ({ message }) => done(message));
  });
  arrived.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await new Promise(process.nextTick);
  await door.drain(() => stopListening(server), 30_000);
  expect(await answer).toContain("whole");
});

it("lets an answer that has begun end, and says on it that it is the last", async () => {
  let finish = () => undefined as unknown;
  const server = createServer((_request, response) => (finish = () => response.end("whole")));
  const door = drainable(server);
  const port = await listening(server);
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await new Promise((done) => server.once("request", done));
  const drained = door.drain(() => stopListening(server), 30_000);
  await wait(50);
  finish();
  const { headers, text } = await answer.then(async (given) => ({ headers: given.headers, text: await given.text() }));
  expect([headers.get("connection"), text]).toEqual(["close", "whole"]);
  await drained;
});

it("cuts what is still open when its patience ends", async () => {
  const server = createServer(() => undefined);
  const door = drainable(server);
  const port = await listening(server);
  const never = fetch(`http://127.0.0.1:${port}/`);
  const refused = expect(never).rejects.toThrow();
  await new Promise((done) => server.once("request", done));
  await door.drain(() => stopListening(server), 200);
  await refused;
});
