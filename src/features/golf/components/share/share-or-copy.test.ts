import { afterEach, expect, it, vi } from "vitest";
import { shareOrCopy } from "./share-or-copy.ts";

afterEach(() => vi.unstubAllGlobals());

const invitation = { title: "Golf", text: "Spielt mit" };

/** A browser whose share sheet and clipboard do what the test says. */
function browser({ share, copy }: { share?: () => Promise<void>; copy?: () => Promise<void> }) {
  const writeText = vi.fn(copy ?? (() => Promise.resolve()));
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  return writeText;
}
const refuse = (name: string) => () => Promise.reject(new DOMException(name, name));

it.each([
  ["uses the share sheet", { share: () => Promise.resolve() }, "shared"],
  ["copies nothing when somebody closed the sheet", { share: refuse("AbortError") }, "called-off"],
  ["copies when the sheet is refused", { share: refuse("NotAllowedError") }, "copied"],
  ["copies where there is no sheet", {}, "copied"],
  ["leaves the link to be read where nothing is allowed", { copy: refuse("NotAllowedError") }, "failed"],
])("%s", async (_, answers, outcome) => {
  const writeText = browser(answers);
  expect(await shareOrCopy("https://golf.example/", invitation)).toBe(outcome);
  expect(writeText).toHaveBeenCalledTimes(outcome === "copied" || outcome === "failed" ? 1 : 0);
});

it("copies a link without an invitation at once", async () => {
  browser({ share: () => Promise.resolve() });
  expect(await shareOrCopy("https://golf.example/")).toBe("copied");
});
