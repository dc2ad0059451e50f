import { describe, expect, it } from "vitest";
import { option, type DisplayCondition } from "~/features/blocks/option-kinds.ts";
import { isListed } from "./display-conditions.ts";

const listedWhen = (...conditions: DisplayCondition[]) =>
  option.checkbox({
    label: "options.link",
    displayConditions: Object.fromEntries(conditions.map((condition, index) => [String(index), condition])),
  });

describe("isListed", () => {
  it.each<[DisplayCondition, boolean]>([
    [true, true],
    [false, false],
    [{ option: "media", is: "=", value: "video" }, true],
    [{ option: "media", is: "!=", value: "video" }, false],
    [{ option: "count", is: ">", value: 2 }, true],
    [{ option: "count", is: "<", value: 3 }, false],
    [{ option: "absent", is: ">", value: 0 }, false],
  ])("answers %j with %j", (condition, expected) => {
    expect(isListed(listedWhen(condition), { media: "video", count: 3 })).toBe(expected);
  });
  it("asks for every condition", () => {
    expect(isListed(listedWhen(true, false), {})).toBe(false);
    expect(isListed(listedWhen(), {})).toBe(true);
  });
});
