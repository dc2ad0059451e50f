import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { wholeLibrary } from "../use-library.ts";
import { LibraryHead } from "./library-head.tsx";

const drawn = (narrowed: object, known = {}) =>
  drawnInEditor(
    <LibraryHead
      filter={{ ...wholeLibrary("image"), ...narrowed }}
      onFilter={() => null}
      view="grid"
      onView={() => null}
    />,
    { state: { locale: "de" }, known },
  );

it("folds the filters at first, and never one that narrows what is shown", () => {
  expect(drawn({})).toMatch(/data-open="false".*aria-expanded="false".*aria-label="Filter und Sortierung"/);
  for (const narrowed of [{ folder: "artwork" }, { tag: "Laden" }])
    expect(drawn(narrowed)).toMatch(/data-open="true".*aria-expanded="true"/);
});

it("offers the folder and the tag that are chosen also once nothing is left of them, so that they can be taken off", () => {
  const summary = { folders: [{ name: "Team", count: 2 }], tags: [], usedBytes: 0, limitBytes: 1 };
  const html = drawn({ folder: "Sommer", tag: "Laden" }, { "media.summary": summary });
  expect(html).toMatch(/<option value="Team">Team \(2\)<\/option><option value="Sommer" selected="">Sommer \(0\)/);
  expect(html).toMatch(/Alle Schlagwörter<\/option><option value="Laden" selected="">/);
});
