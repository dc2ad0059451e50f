import superjson from "superjson";
import { describe, expect, it } from "vitest";
import { plainTransformer } from "./plain-transformer.ts";

const read = (sent: unknown): unknown => plainTransformer.output.deserialize(sent);

describe("answers to phones", () => {
  it("are read as the server writes them, without its library", () => {
    const answer = { version: 3, game: { createdAt: "2026-07-01T10:00:00.000Z", rematchId: null }, holes: [1, 2] };
    expect(read(superjson.serialize(answer))).toEqual(answer);
  });

  it("are refused when they hold what JSON cannot, rather than read wrongly", () => {
    expect(() => read(superjson.serialize({ at: new Date(0) }))).toThrow("more than JSON");
  });
});
