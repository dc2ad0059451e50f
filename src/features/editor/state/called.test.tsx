// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { toast as shown } from "sonner";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { called } from "./called.tsx";

const told = () => shown.getToasts().find(({ id }) => id === "unreachable");
const Panel = () => <b>Seiten</b>;
const place = document.createElement("div");
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(place));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

it("a panel that is called without a network leaves the page as it is, says so, and comes when the network is back", async () => {
  let isOnline = false;
  const Called = called(async () => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    return { default: Panel };
  });
  const takeBack = vi.fn();
  const part = (
    <>
      <i>Text der Seite</i>
      <Called onUnreachable={takeBack} />
    </>
  );
  await act(async () => root.render(inEditor(part, { state: {}, known: {} })));
  expect(place.textContent).toBe("Text der Seite");
  await eventually(() => expect(told()).toMatchObject({ title: "Der Server ist gerade nicht erreichbar" }));
  expect(takeBack).toHaveBeenCalledOnce();
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(place.querySelector("b")?.textContent).toBe("Seiten");
});

it("no part of the editor takes the page away when its code cannot be fetched: none is React's own lazy but in a map's boundary", () => {
  const folder = "src/features/editor";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const lazy = files.filter((file) => /= lazy\(/.test(readFileSync(`${folder}/${file}`, "utf8")));
  for (const file of lazy) expect(readFileSync(`${folder}/${file}`, "utf8"), file).toContain("<MapBoundary");
});
