// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { useIsPhone } from "./use-is-phone.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [767, "true"],
  [768, "false"],
])("a window of %i px is a phone's: %s", (width, said) => {
  const matchMedia = (query: string) => ({
    matches: width < 16 * Number(/width < ([\d.]+)rem/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("matchMedia", matchMedia);
  const place = document.createElement("div");
  const root = createRoot(place);
  const Part = () => String(useIsPhone());
  flushSync(() => root.render(<Part />));
  expect(place.textContent).toBe(said);
  flushSync(() => root.unmount());
});
