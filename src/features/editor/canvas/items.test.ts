import { expect, it } from "vitest";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { canReopen, neighbourOf } from "./items.ts";

it("goes on at the next section after one is deleted, or at the one before when it was the last", () => {
  const document = testDocument([{ kind: "hero" }, { kind: "hero" }, { kind: "hero" }]);
  const sections = sectionsOf(document);
  const ids = sections.map(({ id }) => id);
  expect(sections.map((section) => neighbourOf(document, section))).toEqual([ids[1], ids[2], ids[1]]);
  const alone = testDocument([{ kind: "hero" }]);
  expect(sectionsOf(alone).map((section) => neighbourOf(alone, section))).toEqual([null]);
});

it("opens the menu of a section, a picture or a button again, and of nothing that is a text or has gone", () => {
  const document = testDocument([{ kind: "hero" }]);
  const groupId = sectionsOf(document)[0]?.id ?? "";
  const again = (fieldName: string | null, of = groupId) => canReopen(document, { groupId: of, fieldName });
  expect([again(null), again("image"), again("button")]).toEqual([true, true, true]);
  expect([again("title"), again("description"), again("nothing"), again(null, "gone")]).toEqual(Array(4).fill(false));
});
