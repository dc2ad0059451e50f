import { describe, expect, it } from "vitest";
import { hasStorableTexts, isSentInput, sendInput } from "./call-input.ts";

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

describe("the texts of an input", () => {
  it.each([{}, null, undefined, 7, "text", { a: ["ä", { "😀": "ok" }] }])("can be stored in %j", (input) =>
    expect(hasStorableTexts(input)).toBe(true),
  );

  it.each([["a\0"], [{ a: [{ b: "\ud800" }] }], [{ "\0": 1 }], [["\udc00\ud800"]], ["\ud83d"]])(
    "cannot be stored in %j",
    (input) => expect(hasStorableTexts(input)).toBe(false),
  );

  it("are looked at in any depth", () => {
    let deep: unknown = "\0";
    for (let depth = 0; depth < 200_000; depth += 1) deep = [deep];
    expect(hasStorableTexts(deep)).toBe(false);
  });
});
