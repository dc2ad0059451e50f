import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { changesOf } from "./use-publication.ts";
import { countsQuery } from "./use-publication-counts.ts";

const none = { fields: 0, groups: 0, pages: 0, changed: [] };
const some = { fields: 2, groups: 0, pages: 0, changed: ["hero"] };

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

describe("the counts of what a publish would change", () => {
  it("are asked for once the whole row of changes is saved, and the last ones stand meanwhile", async () => {
    const client = new QueryClient();
    const asked: number[] = [];
    const at = (revision: number, hasUnsaved: boolean) => {
      const ask = () => {
        asked.push(revision);
        return Promise.resolve({ ...some, fields: revision });
      };
      return countsQuery({ queryKey: ["counts", revision], hasUnsaved, ask });
    };
    const observer = new QueryObserver(client, at(1, false));
    const stop = observer.subscribe(() => undefined);
    const shown = () => observer.getCurrentResult().data?.fields;
    await eventually(() => expect(shown()).toBe(1));
    for (const revision of [2, 3, 4]) {
      observer.setOptions(at(revision, true));
      expect(shown()).toBe(1);
    }
    observer.setOptions(at(4, false));
    await eventually(() => expect(shown()).toBe(4));
    stop();
    expect(asked).toEqual([1, 4]);
  });
});
