import { describe, expect, it } from "vitest";
import { defineBlock, type BlockCategory, type BlockDefinition } from "~/features/blocks/define-block.ts";
import { categories } from "./categories.ts";

const block = (kind: string, category: string | null): BlockDefinition =>
  defineBlock({
    kind,
    category: category as BlockCategory | null,
    label: "kinds.hero",
    icon: "Image",
    fields: {},
    options: {},
  });

describe("categories", () => {
  it("come in their fixed order, without empty ones and without cards", () => {
    const found = categories([], [block("contact", "various"), block("imageCard", null), block("hero", "start")]);
    expect(found.map((each) => [each.category, each.blocks.map(({ kind }) => kind)])).toEqual([
      ["start", ["hero"]],
      ["various", ["contact"]],
    ]);
  });
  it("lists contact under various and a spacer among the content", () => {
    const kindsOf = (category: string) => categories([]).find((each) => each.category === category)?.blocks ?? [];
    const kinds = (category: string) => kindsOf(category).map(({ kind }) => kind);
    expect(kinds("various")).toContain("contact");
    expect(kinds("various")).not.toContain("spacer");
    expect(kinds("content")).toContain("spacer");
  });
  it("offers the sections of a golf course to sites that have one only", () => {
    const kinds = (collections: string[]) =>
      categories(collections).flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(kinds(["service"])).not.toContain("scoreTracker");
    expect(kinds(["service", "map"])).toEqual(expect.arrayContaining(["scoreTracker", "gameSetup"]));
  });
  it("puts what has no known category last, with a question mark", () => {
    const found = categories([], [block("strange", "elsewhere"), block("hero", "start")]);
    expect(found.at(-1)).toMatchObject({ category: "remaining", icon: "CircleQuestionMark" });
  });
});
