// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { CopyButton } from "./copy-button.tsx";

const link = "https://golf.example/de/~urban-golf-play?id=1";
let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() =>
    root.render(<CopyButton link={link} label="Link kopieren" copiedLabel="Kopiert" className="button" />),
  );
});
afterEach(() => {
  flushSync(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal("navigator", { clipboard: { writeText } });

it("says for a while that the link was copied", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  withClipboard(writeText);
  document.querySelector("button")?.click();
  await eventually(() => expect(document.body.textContent).toBe("Kopiert"));
  expect(writeText).toHaveBeenCalledWith(link);
});

it("shows the link, selected, where a browser lets nothing be copied", async () => {
  withClipboard(() => Promise.reject(new DOMException("refused", "NotAllowedError")));
  document.querySelector("button")?.click();
  await eventually(() => expect(document.querySelector("input")?.value).toBe(link));
  const field = document.querySelector("input");
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, link.length]);
  expect([field?.readOnly, field?.getAttribute("aria-label")]).toEqual([true, "Link kopieren"]);
});
