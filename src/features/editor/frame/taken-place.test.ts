import { describe, expect, it } from "vitest";
import type { Patch } from "~/features/page/schema.ts";
import { takenPlace } from "./taken-place.ts";

const changed = (...path: string[]): Patch => ({ path, before: null, after: null });

describe("the place that a taken step is about", () => {
  it("is a text with its language", () => {
    const patches = [changed("groups", "hero", "fields", "title", "texts", "fr")];
    expect(takenPlace(patches)).toEqual({ groupId: "hero", fieldName: "title", locale: "fr" });
  });

  it("is a field for its picture, its link or what it is set to", () => {
    const [picture, option] = [["mediaId"], ["options", "shape"]].map((rest) =>
      takenPlace([changed("groups", "hero", "fields", "image", ...rest)]),
    );
    expect(picture).toEqual({ groupId: "hero", fieldName: "image", locale: null });
    expect(option).toEqual(picture);
  });

  it("is the section for its look, its place and its removal", () => {
    for (const rest of [["options", "color"], ["sortKey"], []]) {
      expect(takenPlace([changed("groups", "hero", ...rest)])).toEqual({
        groupId: "hero",
        fieldName: null,
        locale: null,
      });
    }
  });

  it("is none for the page's own settings, and a section's when both changed", () => {
    expect(takenPlace([changed("options", "headerColor")])).toBeNull();
    expect(takenPlace([changed("options", "headerColor"), changed("groups", "hero", "isHidden")])?.groupId).toBe(
      "hero",
    );
  });
});
