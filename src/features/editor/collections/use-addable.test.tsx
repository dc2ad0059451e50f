import { expect, it } from "vitest";
import { hookInEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import type { Choice } from "./present-item-form.tsx";
import { useAddableGroups } from "./use-addable.ts";

const voice = { kind: "testimonialDetails", content: { name: { texts: { de: "M. Frei" } } } };
const document = testDocument([voice, { kind: "hero" }, { kind: "testimonialsContainer" }]);
const [here] = sectionsOf(document);

/** What can be put into a collection on this page; on the site's other pages lie voices as well. */
function choicesFor(present: string[], kinds: string[] | null): Choice[] {
  const known = {
    "page.list": [
      { id: "page", name: "Hier", role: null, locales: {} },
      { id: "other", name: "Stimmen", role: null, locales: { de: { name: "Stimmen" } } },
    ],
    "collection.sections": [
      { groupId: here?.id, kind: "testimonialDetails", pageId: "page", names: {} },
      { groupId: "away", kind: "testimonialDetails", pageId: "other", names: { fr: "A. Blanc" } },
      { groupId: "lost", kind: "testimonialDetails", pageId: "unknown", names: {} },
      { groupId: "list", kind: "teamContainer", pageId: "other", names: {} },
    ],
  };
  const state = { document, locale: "de" } as const;
  return hookInEditor(() => useAddableGroups(new Set(present), kinds, true), { state, known });
}

it("offers the sections of this page, then those of other pages, and no section that shows a collection", () => {
  expect(choicesFor([], ["testimonialDetails"])).toEqual([
    { id: here?.id, name: "Kundenstimme: M. Frei", place: "Diese Seite" },
    { id: "away", name: "Kundenstimme: A. Blanc", place: "Stimmen" },
  ]);
  expect(choicesFor([], null).map(({ name }) => name)).toHaveLength(3);
});

it("offers nothing that is in the collection already", () =>
  expect(choicesFor([here?.id ?? "", "away"], ["testimonialDetails"])).toEqual([]));
