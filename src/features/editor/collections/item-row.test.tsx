// @vitest-environment jsdom
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { ListedItem } from "~/features/site/collection-schema.ts";
import { ItemRow } from "./item-row.tsx";

let root: Root;
beforeEach(() => void (root = createRoot(document.body.appendChild(document.createElement("div")))));
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

function show(names: string[]): void {
  const rows = names.map((name) => (
    <ItemRow
      key={name}
      item={{ pageId: name, name, names: {} } as ListedItem}
      isArchived={false}
      onArchived={() => undefined}
      onRemoved={undefined}
    />
  ));
  const panel = (
    <div data-vt-panel>
      <h2 tabIndex={-1}>Sammlung</h2>
      <ul>{rows}</ul>
    </div>
  );
  flushSync(() => root.render(inEditor(panel, { state: { locale: "de" }, known: {} })));
}
const rowOf = (name: string) => [...document.querySelectorAll("li")].find((row) => row.textContent?.includes(name));
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

it("hands the keyboard on when it leaves its list, and in the end to the title of the panel", async () => {
  show(["Bahnhof", "Stadthaus", "Kirche"]);
  rowOf("Stadthaus")?.querySelector("button")?.focus();
  show(["Bahnhof", "Kirche"]);
  await aMoment();
  expect(rowOf("Kirche")?.contains(document.activeElement)).toBe(true);
  show(["Bahnhof"]);
  await aMoment();
  expect(rowOf("Bahnhof")?.contains(document.activeElement)).toBe(true);
  show([]);
  await aMoment();
  expect(document.activeElement?.textContent).toBe("Sammlung");
});

it("leaves the keyboard where it is when it stands elsewhere", async () => {
  show(["Bahnhof", "Kirche"]);
  rowOf("Kirche")?.querySelector("button")?.focus();
  const before = document.activeElement;
  show(["Kirche"]);
  await aMoment();
  expect(document.activeElement).toBe(before);
});
