import { describe, expect, it } from "vitest";
import { DomainError } from "~/lib/errors.ts";
import { isDatabaseAway } from "./database-away.ts";

describe("a database that is away", () => {
  const coded = (code: string) => Object.assign(new Error("no"), { code });
  it.each([
    ["a refused connection", coded("ECONNREFUSED")],
    ["a pool without a free connection", new Error("timeout exceeded when trying to connect")],
    ["a connection that was cut", new Error("Connection terminated unexpectedly")],
    ["a lock that was held too long", coded("55P03")],
    ["a transaction that could not begin", coded("P2028")],
    [
      "what Prisma wraps around a raw query",
      Object.assign(coded("P2010"), { meta: { driverAdapterError: { cause: { originalCode: "57014" } } } }),
    ],
    [
      "what the adapter says of a server that is not there",
      Object.assign(coded("P2010"), { meta: { driverAdapterError: { cause: { kind: "DatabaseNotReachable" } } } }),
    ],
    ["what a service wrapped", new Error("no", { cause: new Error("no", { cause: coded("57P01") }) })],
  ])("is recognised by %s", (_, error) => expect(isDatabaseAway(error)).toBe(true));

  it.each([
    ["a refusal", new DomainError("invalid", "no")],
    ["a value that exists already", coded("P2002")],
    ["a wrong query", coded("42703")],
    ["nothing", undefined],
  ])("is not %s", (_, error) => expect(isDatabaseAway(error)).toBe(false));
});
