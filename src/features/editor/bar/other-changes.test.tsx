// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { drawnInEditor, inEditor } from "../../../../tests/support/in-editor.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { OtherChanges } from "./other-changes.tsx";

const changed = (id: string, changes: number) => ({
  ...{ id, changes, collection: null, role: null, status: "published" },
  locales: { de: { name: `Seite ${id}`, slug: id } },
});
const own = changed(editorSetting().pageId, 7);
const showDialog = vi.fn();
const part = (
  <FrameProvider frame={{ showDialog } as unknown as Frame}>
    <OtherChanges />
  </FrameProvider>
);
const around = (pages: unknown[] | null) => ({
  state: { locale: "de" as const },
  known: { "page.status.unpublished": pages ? { pages } : undefined },
});
const drawn = (...given: Parameters<typeof around>) => drawnInEditor(part, around(...given));

it("counts the site's other pages that are not published as they stand", () => {
  const html = drawn([own, changed("a", 2), changed("b", 1)]);
  expect(html).toContain(">2 weitere geändert<");
  expect(html).toContain(">+2<"); // where the bar is narrow
});

it("is not there while no other page has changed, or nobody knows yet", () => {
  expect(drawn([own])).toBe("");
  expect(drawn(null)).toBe("");
});

it("lists them with how much has changed, each as a way to it, and publishes them all", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() => root.render(inEditor(part, around([own, changed("a", 2), changed("b", 1)]))));
  place.querySelector("button")?.click();
  const list = () => document.querySelector('[role="dialog"]');
  await eventually(() => expect(list()).not.toBeNull());
  const links = [...(list()?.querySelectorAll("a") ?? [])].map((link) => [link.getAttribute("href"), link.textContent]);
  expect(links).toEqual([
    ["/de/edit/a", "Seite a2 Änderungen"],
    ["/de/edit/b", "Seite b1 Änderung"],
  ]);
  list()?.querySelector("button")?.click();
  expect(showDialog).toHaveBeenCalledWith("publishAll");
  root.unmount();
  place.remove();
});
