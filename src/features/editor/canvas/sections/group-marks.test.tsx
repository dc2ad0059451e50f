import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../../tests/support/render-block.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { ChangedGroupsProvider } from "../changes/changed-groups.tsx";
import { GroupMarks } from "./group-marks.tsx";
import { createReached } from "../reached.ts";

const drawn = (kind: string) => {
  const document = { ...testDocument([{ kind, content: {} }]), status: "published" as const };
  return drawnInEditor(
    <CanvasContext value={{ reached: createReached() } as CanvasSetting}>
      <ChangedGroupsProvider>
        <GroupMarks groupId={Object.keys(document.groups)[0] ?? ""} />
      </ChangedGroupsProvider>
    </CanvasContext>,
    { state: { document, locale: "de", selection: null, others: [], revision: 1, unsavedCount: 0 }, known: {} },
  );
};

it("says of a section for members, on a site that is no member's, that visitors do not get it", () => {
  expect(drawn("marketplace")).toContain("Nur verfügbar für Gesundheitsoptiker: Besucher sehen das nicht");
  expect(drawn("hero")).not.toContain("Besucher sehen das nicht");
});
