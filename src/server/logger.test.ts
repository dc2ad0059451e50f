import { pino } from "pino";
import { expect, it } from "vitest";
import { shortened } from "./logger.ts";

it("cuts what strangers write into the log, and leaves the rest", () => {
  const line = shortened({ path: "/".repeat(900_000), stack: "at x".repeat(5_000), status: 404, requestId: "a" });
  expect(String(line["path"]).length).toBeLessThan(510);
  expect(String(line["stack"]).length).toBeLessThan(4_010);
  expect(line).toMatchObject({ status: 404, requestId: "a" });
});

it("leaves out whose mail a server refused, and keeps where a fault happened", () => {
  const stack = "Error: no\n    at /srv/node_modules/@prisma/client/runtime/client.js:65:8643";
  expect(shortened({ lastError: "550 <vera.neil+shop@mail.example> and b@c.example: no such user", stack })).toEqual({
    lastError: "550 <…@mail.example> and …@c.example: no such user",
    stack,
  });
});

it("leaves out a mail address in an address of the site, and what a terminal would obey", () => {
  const line = shortened({ path: "/api/anna.muster%40mail.example/x", host: "a\u009b31m\u007fb\u202ec" });
  expect(line).toEqual({ path: "/api/…%40mail.example/x", host: "a\ufffd31m\ufffdb\ufffdc" });
});

it("leaves the keys of previews out, wherever a line names an address", () => {
  const key = "tYq3zB0v-K_9";
  const error = pino.stdSerializers.err(new Error(`rendering /_site/a/de/preview/${key} gave 500`));
  const lines = [shortened({ path: `/preview/${key}/fr` }), shortened(error)];
  expect(JSON.stringify(lines)).not.toContain(key);
  expect(lines[0]).toEqual({ path: "/preview/…/fr" });
});
