import { describe, expect, it } from "vitest";
import { changesOf } from "./use-publication.ts";

const none = { fields: 0, groups: 0, pages: 0 };
const some = { fields: 2, groups: 0, pages: 0 };

describe("publish and revert", () => {
  it.each([
    [
      { counts: none, hasUnsaved: false, isNew: false },
      { hasChanges: false, canRevert: false },
    ],
    [
      { counts: null, hasUnsaved: false, isNew: false },
      { hasChanges: false, canRevert: false },
    ],
    [
      { counts: some, hasUnsaved: false, isNew: false },
      { hasChanges: true, canRevert: true },
    ],
    [
      { counts: none, hasUnsaved: true, isNew: false },
      { hasChanges: true, canRevert: true },
    ],
    [
      { counts: some, hasUnsaved: true, isNew: true },
      { hasChanges: true, canRevert: false },
    ],
    [
      { counts: none, hasUnsaved: false, isNew: true },
      { hasChanges: true, canRevert: false },
    ],
  ])("%j makes %j", (page, offered) => expect(changesOf(page)).toEqual(offered));
});
