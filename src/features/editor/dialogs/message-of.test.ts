import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { isRefusal, messageOf } from "./message-of.ts";

const answered = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: "no", code: -32_000, data: { httpStatus } } } as never);

it.each([
  ["what somebody else has changed", answered(409), true],
  ["what is not there any more", answered(404), true],
  ["what one may not do", answered(403), true],
  ["a server that is in trouble", answered(503), false],
  ["too many calls", answered(429), false],
  ["a server that is out of reach", TRPCClientError.from(new TypeError("Failed to fetch")), false],
  ["a fault of our own", new Error("oops"), false],
])("knows whether asking again would say the same: %s", (_, error, isOne) => {
  expect(isRefusal(error)).toBe(isOne);
});

it.each([
  [{ refusal: "slug-taken", page: "Preise" }, "Gibt es schon (Preise)"],
  [{ refusal: "slug-taken" }, "Gibt es schon"],
  [{ refusal: "unknown" }, "Fehler"],
])("says why a call was refused, and which page stands in the way: %o", (details, words) => {
  const data = { httpStatus: 400, details };
  const refused = TRPCClientError.from({ error: { message: "no", code: -32_600, data } } as never);
  expect(messageOf(refused, { errors: { "slug-taken": "Gibt es schon", other: "Fehler" } } as never)).toBe(words);
});
