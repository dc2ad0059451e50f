import { describe, expect, it } from "vitest";
import { inputFault, isSentInput, sendInput } from "./call-input.ts";

describe("the envelope of an input", () => {
  it.each([{ json: { a: 1 } }, { json: null }, {}, sendInput(undefined)])("is %j", (sent) =>
    expect(isSentInput(sent)).toBe(true),
  );

  it.each([
    null,
    undefined,
    "text",
    7,
    [1],
    { gameId: "x" },
    { json: {}, meta: { values: { gameId: [["typed-array", "Uint8Array"]] } } },
    { json: {}, meta: {} },
    JSON.parse('{"json":{},"__proto__":{}}') as unknown,
  ])("is not %j", (sent) => expect(isSentInput(sent)).toBe(false));
});

describe("an input", () => {
  const most = 1_000;

  it.each([{}, null, undefined, 7, "text", { a: ["ä", { "😀": "ok" }] }])("has no fault as %j", (input) =>
    expect(inputFault(input, most)).toBeNull(),
  );

  it.each([["a\0"], [{ a: [{ b: "\ud800" }] }], [{ "\0": 1 }], [["\udc00\ud800"]], ["\ud83d"]])(
    "cannot be stored as %j",
    (input) => expect(inputFault(input, most)).toBe("unstorable-text"),
  );

  it("has so many values and no more, at any depth", () => {
    const nested = (depth: number) => {
      let deep: unknown = "x";
      for (let level = 1; level < depth; level += 1) deep = [deep];
      return deep;
    };
    const wide = (length: number) => Object.fromEntries(Array.from({ length }, (_, at) => [`k${at}`, 1]));
    expect([inputFault(nested(most), most), inputFault(nested(200_000), most)]).toEqual([null, "too-many-values"]);
    expect([inputFault(wide(most - 1), most), inputFault(wide(most), most)]).toEqual([null, "too-many-values"]);
  });
});
