// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { later } from "../../state/later.tsx";
import { FilesKeptOut } from "./files-kept-out.tsx";

/** Whether the browser is kept from doing what it does when this is dropped. */
function isKept(types: string[]): boolean {
  const events = ["dragover", "drop"].map((type) =>
    Object.assign(new Event(type, { cancelable: true }), { dataTransfer: { types } }),
  );
  for (const event of events) window.dispatchEvent(event);
  return events.every(({ defaultPrevented }) => defaultPrevented);
}

it("keeps the browser from leaving the page for a file until what takes it has come, and leaves words alone", async () => {
  let come = (_: () => null): void => undefined;
  const FilesTaken = later(() => new Promise<() => null>((resolve) => (come = resolve)), FilesKeptOut);
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<FilesTaken />));
  expect(isKept(["Files"])).toBe(true);
  expect(isKept(["text/plain"])).toBe(false);
  come(() => null);
  await eventually(() => expect(isKept(["Files"])).toBe(false));
  root.unmount();
});
