// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { BulkUploader } from "./bulk-uploader.tsx";

it("gives the keyboard back to its own button once everything is stopped", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const part = <BulkUploader label="Bilder hochladen" onUploaded={() => undefined} />;
  flushSync(() => root.render(inEditor(part, { state: {}, known: {} })));
  const input = place.querySelector("input");
  Object.defineProperty(input, "files", { value: ["a.png", "b.png"].map((name) => new File([], name)) });
  flushSync(() => input?.dispatchEvent(new Event("change", { bubbles: true })));
  expect([...place.querySelectorAll("li")].map(({ style }) => style.order)).toEqual(["2", "2"]);
  const stop = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Alle anhalten");
  stop?.focus();
  flushSync(() => stop?.click());
  expect(place.querySelectorAll("li")).toHaveLength(0);
  expect(document.activeElement).toBe(place.querySelector("button"));
  root.unmount();
  place.remove();
});
