// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { answered } from "../../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { idOf, Player } from "../../../../../tests/support/test-page.ts";
import { copiedGroup } from "./copied-group.ts";
import { useInsertCopy } from "./use-insert-copy.ts";

const root = createRoot(document.createElement("div"));
afterEach(() => root.render(null));

it("puts a copy in at once, also where nobody says which pages there are for its links", async () => {
  const link = { type: "page", page: { id: idOf("team"), collection: null } };
  const page = new Player()
    .play("group.add", { groupId: idOf("hero"), kind: "hero", nextTo: null, parentId: null })
    .play("field.link", { groupId: idOf("hero"), fieldName: "button", link });
  expect(page.refusals).toEqual([]);
  const { siteId } = editorSetting();
  const group = page.document.groups[idOf("hero")]!;
  const copied = copiedGroup(page.document, group, { siteId, media: {} });
  const run = vi.fn(() => ({ ok: false, refusal: "group-not-found" })); // what comes after it is not asked for here
  const given: ReturnType<typeof useInsertCopy>[] = [];
  function Probe() {
    given.push(useInsertCopy());
    return null;
  }
  root.render(
    inEditor(answered(<Probe />, {}), { state: {}, known: {}, actions: { run: run as never, addMedia: () => {} } }),
  );
  await eventually(() => expect(given).not.toEqual([]));
  await given[0]!(copied, { nextTo: idOf("hero"), parentId: null });
  expect(run).toHaveBeenCalledExactlyOnceWith(
    "group.insert",
    expect.objectContaining({ content: copied.content }),
    undefined,
  );
});
