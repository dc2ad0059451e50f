// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { Locale } from "~/lib/locales.ts";
import { AddLanguage } from "./add-language.tsx";

it("adds the language that it shows, also once the one that was chosen is the site's", () => {
  const onAdded = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const draw = (free: Locale[]) => {
    const part = <AddLanguage free={free} isDisabled={false} onAdded={onAdded} />;
    flushSync(() => root.render(inEditor(part, { state: {}, known: {} })));
  };
  const add = () => flushSync(() => place.querySelector<HTMLElement>("button")?.click());
  draw(["fr", "it", "en"]);
  const select = place.querySelector("select")!;
  select.value = "it";
  flushSync(() => select.dispatchEvent(new Event("change", { bubbles: true })));
  add();
  draw(["fr", "en"]);
  expect(place.querySelector("select")?.value).toBe("fr");
  add();
  expect(onAdded.mock.calls).toEqual([["it"], ["fr"]]);
  root.unmount();
  place.remove();
});
