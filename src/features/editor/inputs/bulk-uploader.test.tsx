// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually, untilTrue } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { BulkUploader } from "./bulk-uploader.tsx";

let place: HTMLElement;
let unmount: () => void;

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const part = <BulkUploader label="Bilder hochladen" onUploaded={() => undefined} />;
  flushSync(() => root.render(inEditor(part, { state: {}, known: {} })));
  unmount = () => root.unmount();
});
afterEach(() => {
  unmount();
  place.remove();
});

function choose(...names: string[]) {
  const input = place.querySelector("input");
  Object.defineProperty(input, "files", { value: names.map((name) => new File([], name)) });
  flushSync(() => input?.dispatchEvent(new Event("change", { bubbles: true })));
}

function press(name: string) {
  const button = [...place.querySelectorAll("button")].find((each) => (each.ariaLabel ?? each.textContent) === name);
  button?.focus();
  flushSync(() => button?.click());
}

const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent.trim();

it("gives the keyboard back to its own button once everything is stopped", () => {
  choose("a.png", "b.png");
  expect([...place.querySelectorAll("li")].map(({ style }) => style.order)).toEqual(["2", "2"]);
  press("Alle abbrechen");
  expect(place.querySelectorAll("li")).toHaveLength(0);
  expect(focused()).toBe("Bilder hochladen");
});

it("gives the keyboard on when a file is stopped: to the next one, else to the one before, else to its own button", () => {
  choose("a.png", "b.png", "c.png");
  press("b.png nicht weiter hochladen");
  expect(focused()).toBe("c.png nicht weiter hochladen");
  press("c.png nicht weiter hochladen");
  expect(focused()).toBe("a.png nicht weiter hochladen");
  press("a.png nicht weiter hochladen");
  expect(focused()).toBe("Bilder hochladen");
});

it("leaves the keyboard where somebody has led it", () => {
  choose("a.png", "b.png");
  const stop = [...place.querySelectorAll("li button")];
  (stop[0] as HTMLElement).focus();
  (stop[0] as HTMLElement).blur();
  flushSync(() => (stop[0] as HTMLElement).click());
  expect(document.activeElement).toBe(document.body);
});

it("sends four files at the same moment, and the next one once one of them has ended", async () => {
  const ends: (() => void)[] = [];
  const refused = () => Response.json({ error: { code: "FORBIDDEN" } }, { status: 403 });
  const asked = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => new Promise((answer) => ends.push(() => answer(refused()))));
  const names = [1, 2, 3, 4, 5, 6].map((number) => `haufen-${number}.png`);
  const sent = () => names.filter((name) => asked.mock.calls.some(([, init]) => JSON.stringify(init).includes(name)));
  choose(...names);
  await eventually(() => expect(sent()).toEqual(names.slice(0, 4)));
  ends.at(-1)?.();
  await eventually(() => expect(sent()).toEqual(names.slice(0, 5)));
  asked.mockRestore();
});

it("sends a file that failed once more when it is asked to, and says again how it ended", async () => {
  const refused = () => Promise.resolve(Response.json({ error: { code: "FORBIDDEN" } }, { status: 403 }));
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(refused);
  choose("einmal.png");
  const again = "einmal.png noch einmal hochladen";
  const isOffered = () => place.querySelector(`[aria-label="${again}"]`) !== null;
  await untilTrue(isOffered);
  const before = asked.mock.calls.length;
  press(again);
  expect(isOffered(), "while it is on its way").toBe(false);
  await untilTrue(isOffered);
  expect(asked.mock.calls.length).toBe(2 * before);
  asked.mockRestore();
});
