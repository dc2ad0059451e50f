import { describe, expect, it } from "vitest";
import { option, type DisplayCondition } from "~/features/blocks/option-kinds.ts";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { answerTypes } from "~/features/forms/domain/answer-types.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { blocks } from "~/kinds/registry.ts";
import { isListed, listedFields, listedOptions } from "./display-conditions.ts";

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
    [{ option: "media", is: "=", value: "image" }, false],
    [{ option: "media", is: "!=", value: "video" }, false],
    [{ option: "media", is: "!=", value: "image" }, true],
    [{ option: "count", is: ">", value: 2 }, true],
    [{ option: "count", is: ">", value: 3 }, false],
    [{ option: "count", is: "<", value: 4 }, true],
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

it("lists options with their values, and none that may not be edited or does not count, a link neither", () => {
  const video = { option: "media", is: "=", value: "video" } as const;
  const options = {
    media: option.media(),
    link: option.link({ displayConditions: { video } }),
    fixed: option.link({ editable: false }),
    size: option.size(),
  };
  const keys = (stored: Record<string, unknown>) =>
    listedOptions(options, stored).map(({ key, value }) => [key, value]);
  expect(keys({})).toEqual([
    ["media", "image"],
    ["size", "medium"],
  ]);
  expect(keys({ media: "video", size: "none" })).toEqual([
    ["media", "video"],
    ["link", null],
    ["size", "medium"],
  ]);
});

it("lists what there is to choose from of the questions that are answered by choosing, and where it is written", () => {
  const listed = (answer: string, text = "") => {
    const content = { choices: { texts: { de: text } } };
    const [question] = sectionsOf(testDocument([{ kind: "formQuestion", options: { answer }, content }]));
    return question && listedFields(blocks.formQuestion, question);
  };
  expect(answerTypes.filter((answer) => listed(answer)?.includes("choices"))).toEqual(["choice", "several"]);
  expect(listed("text")).toEqual(["label", "help"]);
  expect(listed("text", "Ja\nNein")).toEqual(["label", "help", "choices"]);
});
