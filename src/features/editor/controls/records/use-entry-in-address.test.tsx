// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nameEntry, useEntryInAddress, type EntryInAddress } from "./use-entry-in-address.ts";

let root: ReturnType<typeof createRoot>;
beforeEach(() => void (root = createRoot(document.createElement("div"))));
afterEach(() => {
  root.unmount();
  history.replaceState(null, "", "/");
});

/** What the open panel was told to show. */
function shownBy(panel: "directory" | "listings"): EntryInAddress[] {
  const shown: EntryInAddress[] = [];
  const Panel = () => {
    useEntryInAddress(panel, (named) => shown.push(named));
    return null;
  };
  flushSync(() => root.render(<Panel />));
  return shown;
}

it("opens an entry in its panel, be that open or about to be, and once", () => {
  nameEntry({ entry: "one", list: "jobs" });
  const shown = shownBy("listings");
  expect(shown).toEqual([{ entry: "one", list: "jobs" }]);
  nameEntry({ entry: "two", list: "items" });
  expect(shown).toHaveLength(2);
  expect(location.search).toBe("");
});

it("leaves a job to the panel of jobs while that of businesses is still open", () => {
  const shown = shownBy("directory");
  nameEntry({ entry: "job", list: "jobs" });
  expect(shown).toEqual([]);
  expect(location.search).toBe("?entry=job&list=jobs");
});
