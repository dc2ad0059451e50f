// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { DeskEntry } from "./desk-entry.tsx";
import type { DeskTexts } from "./desk-texts.ts";

const texts = new Proxy({} as DeskTexts, { get: (_, name) => String(name) });
let root: Root;
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

it("looks one code up at a time, and its button keeps the keyboard meanwhile", async () => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const onCodeEntered = vi.fn();
  const draw = (isBusy: boolean) =>
    flushSync(() =>
      root.render(
        <DeskEntry {...{ texts, isBusy, onCodeEntered }} typed="K7M2R9QXD4" onUnreadable={() => undefined} />,
      ),
    );
  draw(false);
  await eventually(() => expect(document.querySelector("input")?.value).not.toBe(""));
  const button = document.querySelector<HTMLButtonElement>("[type=submit]");
  button?.focus();
  flushSync(() => button?.click());
  draw(true);
  expect(document.activeElement).toBe(button);
  expect([button?.disabled, button?.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  flushSync(() => button?.click());
  expect(onCodeEntered).toHaveBeenCalledOnce();
});
