import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { outcomeOf } from "./trpc-transport.ts";

function answer(httpStatus: number, details?: Record<string, unknown>): TRPCClientError<never> {
  return TRPCClientError.from({ error: { code: -1, message: "english", data: { httpStatus, details } } } as never);
}

describe("what a failed call means", () => {
  it.each([
    [401, "signedOut"],
    [403, "forbidden"],
    [429, "unavailable"],
    [503, "unavailable"],
    [400, "refused"],
    [404, "refused"],
  ])("reads status %i as %s", (status, type) => {
    expect(outcomeOf(answer(status)).type).toBe(type);
  });

  it("names the reason of a refusal", () => {
    expect(outcomeOf(answer(400, { refusal: "slug-taken" }))).toEqual({ type: "refused", refusal: "slug-taken" });
  });

  it("passes both versions of a conflict on", () => {
    const conflicts = [{ path: ["name"], mine: "a", theirs: "b", by: "Vera", at: "2026-01-01T00:00:00.000Z" }];
    expect(outcomeOf(answer(409, { revision: 9, conflicts }))).toEqual({ type: "stale", parts: conflicts });
  });

  it("takes a request that did not get through for a missing network", () => {
    expect(outcomeOf(TRPCClientError.from(new TypeError("fetch failed"))).type).toBe("offline");
  });
});
