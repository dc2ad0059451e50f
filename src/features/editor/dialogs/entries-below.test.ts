import { expect, it } from "vitest";
import type { NavigationEntry } from "~/features/site/document-schema.ts";
import { entriesBelow } from "./entries-below.ts";

const entry = (pageId: string, parentId: string | null = null) => ({ pageId, parentId }) as NavigationEntry;

it("counts what stands below a page in the navigation, wherever the page does", () => {
  const entries = {
    team: entry("team"),
    jobs: entry("jobs", "team"),
    teamAgain: entry("team"),
    about: entry("about", "teamAgain"),
    contact: entry("contact"),
  };
  const below = (pageId: string) => entriesBelow({ containers: {}, entries }, pageId);
  expect([below("team"), below("jobs"), below("contact")]).toEqual([2, 0, 0]);
});
