// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import type { PageDocument } from "~/features/page/schema.ts";
import { testDocument } from "../../../../../tests/support/render-block.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { ChangedGroupsProvider } from "../changes/changed-groups.tsx";
import { GroupMarks } from "./group-marks.tsx";
import { createReached } from "../reached.ts";

interface Marked {
  status?: PageDocument["groups"][string]["status"];
  isHidden?: boolean;
  isChanged?: boolean;
}

/** The marks of a page's only section; `isChanged`: the server says that it differs from what visitors see. */
function drawn(kind: string, { status = "published", isHidden = false, isChanged = false }: Marked = {}): string {
  const plain = { ...testDocument([{ kind, content: {} }]), status: "published" as const };
  const [group] = Object.values(plain.groups);
  if (!group) throw new Error("The page has no section");
  const hidden = isHidden ? { isHidden: true as const } : {};
  const document = { ...plain, groups: { [group.id]: { ...group, ...hidden, status } } };
  const counts = { fields: 1, groups: 1, pages: 1, changed: isChanged ? [group.id] : [] };
  const place = window.document.createElement("div");
  const root = createRoot(place);
  const part = (
    <CanvasContext value={{ reached: createReached() } as CanvasSetting}>
      <ChangedGroupsProvider>
        <GroupMarks groupId={group.id} />
      </ChangedGroupsProvider>
    </CanvasContext>
  );
  const state = { document, locale: "de" as const, selection: null, others: [], revision: 1, unsavedCount: 1 };
  flushSync(() => root.render(inEditor(part, { state, known: { "page.status.publication": counts } })));
  const html = place.innerHTML;
  flushSync(() => root.unmount());
  return html;
}

it.each([
  ["new", "Neu, noch nicht veröffentlicht", { status: "draft" as const }],
  ["markedForDeletion", "Zum Löschen markiert", { status: "markedForDeletion" as const }],
  ["changed", "Geändert, noch nicht veröffentlicht", { isChanged: true }],
  ["closed", "Ausgeblendet", { isHidden: true }],
])("marks a section that is %s at its edge, and says so", (mark, words, of) => {
  expect(drawn("hero", of)).toContain(`<span class="vt-edge" data-status="${mark}" aria-hidden="true"></span>`);
  expect(drawn("hero", of)).toContain(`<span class="vt-status" data-status="${mark}">${words}</span>`);
});

it("marks nothing of a section that visitors see as it is", () => expect(drawn("hero")).toBe(""));

it("says of a section for members, on a site that is no member's, that visitors do not get it", () => {
  expect(drawn("marketplace")).toContain("Nur verfügbar für Gesundheitsoptiker: Besucher sehen das nicht");
  expect(drawn("hero")).not.toContain("Besucher sehen das nicht");
});
