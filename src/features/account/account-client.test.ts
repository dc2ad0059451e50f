import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createTRPCUntypedClient, httpBatchLink } from "@trpc/client";
import { afterEach, expect, it } from "vitest";
import { answered, problemWith } from "./account-client.ts";

let server: Server | null = null;
afterEach(() => server?.close());

/** A call to a server that gives this answer. */
async function callAnswered(status: number, body: unknown): Promise<unknown> {
  const text = typeof body === "string" ? body : JSON.stringify([body]);
  const running = createServer((_request, response) => response.writeHead(status).end(text));
  server = running;
  await new Promise<void>((done) => running.listen(0, "127.0.0.1", done));
  return call((running.address() as AddressInfo).port);
}

const call = (port: number): Promise<unknown> =>
  createTRPCUntypedClient({ links: [httpBatchLink({ url: `http://127.0.0.1:${port}` })] }).mutation("account.any");

const refused = (httpStatus: number, details?: object) => ({
  error: { code: -32600, message: "refused", data: { httpStatus, details } },
});

it("hands on what a call answers", async () => {
  expect(await answered(callAnswered(200, { result: { data: { id: 1 } } }))).toEqual({
    isDone: true,
    value: { id: 1 },
  });
});

it.each([
  ["the reason that a refusal gives", 403, refused(403, { reason: "proveAgain" }), "proveAgain"],
  ["no reason that it does not know", 400, refused(400, { reason: "new in a later release" }), "failed"],
  ["too many calls", 429, refused(429), "tooMany"],
  ["a proxy's own page apart from no connection", 502, "<html>Bad gateway</html>", "failed"],
])("tells %s", async (_what, status, body, problem) => {
  expect(await problemWith(callAnswered(status, body))).toBe(problem);
});

it("tells that there is no connection when nothing comes back", async () => {
  await callAnswered(200, { result: { data: null } });
  const { port } = (server as unknown as Server).address() as AddressInfo;
  await new Promise((done) => server?.close(done));
  expect(await problemWith(call(port))).toBe("offline");
});
