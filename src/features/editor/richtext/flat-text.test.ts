import { describe, expect, it } from "vitest";
import { flatText, offsetOf, pointAt } from "./flat-text.ts";

const text = (value: string) => ({ text: value });
const p = (...children: unknown[]) => ({ type: "p", children });
const children = [
  p(text("Wir "), { type: "a", children: [text("sind")] }, text(" da")),
  { type: "ul", children: ["eins", "zwei"].map((item) => ({ children: [{ children: [text(item)] }] })) },
  p(text("")),
  p(text("fett")),
] as never[];

describe("the text of an editor as one string", () => {
  it("has a line for each paragraph and list item, links inside their line", () => {
    expect(flatText(children)).toBe("Wir sind da\neins\nzwei\n\nfett");
  });

  it("leads from each letter to a point and back", () => {
    for (let offset = 0; offset <= flatText(children).length; offset += 1) {
      const point = pointAt(children, offset);
      expect(point && offsetOf(children, point)).toBe(offset);
    }
  });

  it("ends where the text ends", () => {
    expect(pointAt(children, 1000)).toEqual({ path: [3, 0], offset: 4 });
    expect(pointAt([], 3)).toBeNull();
  });
});
