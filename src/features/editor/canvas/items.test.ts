import { expect, it } from "vitest";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { neighbourOf } from "./items.ts";

it("goes on at the next section after one is deleted, or at the one before when it was the last", () => {
  const document = testDocument([{ kind: "hero" }, { kind: "hero" }, { kind: "hero" }]);
  const sections = sectionsOf(document);
  const ids = sections.map(({ id }) => id);
  expect(sections.map((section) => neighbourOf(document, section))).toEqual([ids[1], ids[2], ids[1]]);
  const alone = testDocument([{ kind: "hero" }]);
  expect(sectionsOf(alone).map((section) => neighbourOf(alone, section))).toEqual([null]);
});
