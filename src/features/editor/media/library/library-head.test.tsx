import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { wholeLibrary } from "../use-library.ts";
import { LibraryHead } from "./library-head.tsx";

const drawn = (narrowed: object) =>
  drawnInEditor(
    <LibraryHead
      filter={{ ...wholeLibrary("image"), ...narrowed }}
      onFilter={() => null}
      view="grid"
      onView={() => null}
    />,
    { state: { locale: "de" }, known: {} },
  );

it("folds the filters at first, and never one that narrows what is shown", () => {
  expect(drawn({})).toMatch(/data-open="false".*aria-expanded="false".*aria-label="Filter und Sortierung"/);
  for (const narrowed of [{ folder: "artwork" }, { tag: "Laden" }])
    expect(drawn(narrowed)).toMatch(/data-open="true".*aria-expanded="true"/);
});
