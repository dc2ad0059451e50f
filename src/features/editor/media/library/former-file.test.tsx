// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import type { MediaListItem } from "~/features/media/schema.ts";
import { FormerFile } from "./former-file.tsx";
import type { LibraryWork } from "./use-library-work.ts";

it("brings a former file back once, however often that is pressed before it is there", async () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  let arrive: () => void = () => undefined;
  const bringBack = vi.fn(() => new Promise<void>((done) => (arrive = done)));
  const former = { id: "former", originalFilename: "a.jpg", until: new Date(0) };
  const part = <FormerFile item={{} as MediaListItem} former={former} work={{ bringBack } as unknown as LibraryWork} />;
  flushSync(() => root.render(inEditor(part, { state: {}, known: {} })));
  const button = place.querySelector("button")!;
  button.click();
  button.click();
  await eventually(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
  button.click();
  expect(bringBack).toHaveBeenCalledOnce();
  arrive();
  await eventually(() => expect(button.getAttribute("aria-disabled")).toBe("false"));
  root.unmount();
});

it("is rid of a former file for good once an admin has said so, and not before", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const deleteFormer = vi.fn(() => Promise.resolve());
  const former = { id: "former", originalFilename: "laden.jpg", until: new Date(0) };
  const item = { id: "medium" } as MediaListItem;
  const draw = (isSiteAdmin: boolean) => {
    const work = { deleteFormer } as unknown as LibraryWork;
    const user = { ...editorSetting().user, isSiteAdmin };
    const part = <FormerFile item={item} former={former} work={work} />;
    flushSync(() => root.render(inEditor(part, { state: {}, known: {}, setting: { user } })));
  };
  const named = (label: string, within: ParentNode | null = document) =>
    [...(within?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === label);
  const dialog = () => document.querySelector('[role="dialog"]');
  draw(false);
  expect(named("Sofort entfernen")).toBeUndefined();
  draw(true);
  for (const answer of ["Abbrechen", "Sofort entfernen"]) {
    flushSync(() => named("Sofort entfernen", place)?.click());
    await eventually(() => expect(dialog()?.textContent).toContain("«Laden» für immer"));
    expect(deleteFormer).not.toHaveBeenCalled();
    flushSync(() => named(answer, dialog())?.click());
    await eventually(() => expect(dialog()).toBeNull());
  }
  expect(deleteFormer).toHaveBeenCalledExactlyOnceWith(item);
  flushSync(() => root.unmount());
});
