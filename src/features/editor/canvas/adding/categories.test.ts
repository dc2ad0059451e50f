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

const plain = { collectionNames: [], isMember: false };

describe("categories", () => {
  it("come in their fixed order, without empty ones and without cards", () => {
    const found = categories(plain, [block("contact", "various"), block("imageCard", null), block("hero", "start")]);
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
    const listed =
      categories({ ...plain, collectionNames: ["map"] }).find((each) => each.category === category)?.blocks ?? [];
    expect(listed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  });
  it("are five, from the start of a page to various, and leave no section without one", () =>
    expect(categories({ ...plain, collectionNames: ["map"] }).map(({ category }) => category)).toEqual([
      "start",
      "team",
      "content",
      "collections",
      "various",
    ]));
  it("offers the sections of a golf course to sites that have one only", () => {
    const kinds = (collectionNames: string[]) =>
      categories({ ...plain, collectionNames }).flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
    const ofCourse = kinds(["service", "map"]).filter((kind) => !kinds(["service"]).includes(kind));
    expect(ofCourse.toSorted()).toEqual(["gameSetup", "poiManager", "scoreTracker"]);
  });
  it("put what others than health opticians cannot choose behind the rest", () => {
    const various = (isMember: boolean) =>
      categories({ ...plain, isMember })
        .find(({ category }) => category === "various")
        ?.blocks.map(({ kind }) => kind) ?? [];
    expect(various(true)[0]).toBe("goFeed");
    expect(various(false).slice(-2).toSorted()).toEqual(["aspectSponsorForm", "goFeed"]);
  });
  it("puts what has no known category last, with a question mark", () => {
    const found = categories(plain, [block("strange", "elsewhere"), block("hero", "start")]);
    expect(found.at(-1)).toMatchObject({ category: "remaining", icon: "CircleQuestionMark" });
  });
});
