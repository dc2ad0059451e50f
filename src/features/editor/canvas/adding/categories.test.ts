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
  it.each([
    ["start", ["hero", "announcementBar", "announcementBubble"]],
    ["team", ["businessSearch", "marketplace", "jobs", "courses", "form"]],
    ["content", ["richTextBlock", "spacer", "cta", "mediaGallery"]],
    ["collections", ["teamContainer", "servicesContainer", "testimonialsContainer", "mapContainer"]],
    ["various", ["goFeed", "bookingContainer", "contact"]],
  ])("lists under %s %j", (category, kinds) => {
    const listed = categories(["map"]).find((each) => each.category === category)?.blocks ?? [];
    expect(listed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  });
  it("leave no section without one", () =>
    expect(categories(["map"]).map(({ category }) => category)).not.toContain("remaining"));
  it("offers the sections of a golf course to sites that have one only", () => {
    const kinds = (collections: string[]) =>
      categories(collections).flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
    const ofCourse = kinds(["service", "map"]).filter((kind) => !kinds(["service"]).includes(kind));
    expect(ofCourse.toSorted()).toEqual(["gameSetup", "poiManager", "scoreTracker"]);
  });
  it("puts what has no known category last, with a question mark", () => {
    const found = categories([], [block("strange", "elsewhere"), block("hero", "start")]);
    expect(found.at(-1)).toMatchObject({ category: "remaining", icon: "CircleQuestionMark" });
  });
});
