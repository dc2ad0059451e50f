import { describe, expect, it } from "vitest";
import type { Patch } from "../../schema.ts";
import { historyEntries, type LoggedChange } from "./entries.ts";

const text = (groupId: string, field = "title"): Patch => ({
  path: ["groups", groupId, "fields", field, "texts", "de"],
  before: null,
  after: { text: "neu" },
});

/** Changes in the order in which they were made, each so many minutes after the one before. */
function log(...changes: (Partial<LoggedChange> & { after?: number })[]): LoggedChange[] {
  let at = Date.UTC(2026, 10, 22, 8);
  return changes
    .map(({ after = 1, ...change }, index) => {
      at += after * 60_000;
      const who = { actorId: "anna", actorName: "Anna" };
      return {
        revision: index + 1,
        command: "field.text",
        patches: [text("a")],
        ...who,
        ...change,
        createdAt: new Date(at),
      };
    })
    .reverse();
}
const deedsOf = (...changes: Parameters<typeof log>) =>
  historyEntries(log(...changes)).map(({ did }) => did.map(({ deed, count }) => `${deed} ${count}`).join(", "));

describe("the history of a page", () => {
  it("tells of work in one go in one entry, each text once", () => {
    expect(deedsOf({}, {}, { patches: [text("b")] })).toEqual(["texts 2"]);
  });

  it("begins a new entry after a quarter of an hour, with another person, and around a publish", () => {
    expect(deedsOf({}, { after: 15 })).toEqual(["texts 1", "texts 1"]);
    expect(deedsOf({}, { actorId: "ben", actorName: "Ben" })).toEqual(["texts 1", "texts 1"]);
    expect(deedsOf({}, { command: "page.publish", patches: [] }, {})).toEqual(["texts 1", "published 1", "texts 1"]);
  });

  it("keeps the page as it was before sections or cards were deleted, and tells of those in one entry", () => {
    const gone = (groupId: string): Patch => ({ path: ["groups", groupId], before: { parentId: null }, after: null });
    const deleted = (groupId: string) => ({ command: "group.delete", patches: [gone(groupId)] });
    expect(deedsOf({}, deleted("a"), deleted("b"), {})).toEqual(["sectionsRemoved 2, texts 1", "texts 1"]);
    expect(deedsOf({}, { command: "history.undo", patches: [gone("a")] })).toEqual(["texts 1, undone 1"]);
  });

  it("stands for the page as its last change left it, and for the groups that it was about", () => {
    const [entry] = historyEntries(log({ patches: [text("b")] }, { patches: [text("a")] }));
    expect(entry).toMatchObject({ revision: 2, actorName: "Anna", groupIds: ["b", "a"] });
    expect(entry?.at.getTime()).toBe((entry?.since.getTime() ?? 0) + 60_000);
  });

  it.each<[string, Patch, string]>([
    ["a new section", { path: ["groups", "a"], before: null, after: { parentId: null } }, "sectionsAdded 1"],
    ["a deleted section", { path: ["groups", "a"], before: { parentId: null }, after: null }, "sectionsRemoved 1"],
    ["a new card", { path: ["groups", "a"], before: null, after: { parentId: "board" } }, "cards 1"],
    [
      "a mark",
      { path: ["groups", "a", "status"], before: "published", after: "markedForDeletion" },
      "sectionsMarked 1",
    ],
    ["a removed mark", { path: ["groups", "a", "previousStatus"], before: "published", after: null }, "sectionsKept 1"],
    ["a move", { path: ["groups", "a", "sortKey"], before: "a0", after: "a1" }, "sectionsMoved 1"],
    ["a picture", { path: ["groups", "a", "fields", "image", "mediaId"], before: null, after: "m" }, "pictures 1"],
    ["a hidden field", { path: ["groups", "a", "fields", "title", "visible"], before: true, after: false }, "looks 1"],
    ["a hidden section", { path: ["groups", "a", "isHidden"], before: null, after: true }, "hidden 1"],
    ["a section shown again", { path: ["groups", "a", "isHidden"], before: true, after: null }, "shown 1"],
    ["an option", { path: ["groups", "a", "options", "size"], before: null, after: "big" }, "looks 1"],
    ["a slug", { path: ["locales", "de", "slug"], before: "a", after: "b" }, "page 1"],
  ])("calls %s by its name", (_, patch, expected) => {
    expect(deedsOf({ patches: [patch] })).toEqual([expected]);
  });
});
