import { describe, expect, it } from "vitest";
import {
  emptyStacks,
  forget,
  recordOperation,
  recordTaken,
  sealLastStep,
  take,
  type UndoStacks,
} from "./undo-stacks.ts";

const typed = (stacks: UndoStacks, opId: string, at: number) =>
  recordOperation(stacks, { opId, mergeKey: "title", at });

describe("the undo stacks", () => {
  it("merge typing into one step while the pauses are short", () => {
    const stacks = typed(typed(typed(emptyStacks, "a", 0), "b", 900), "c", 1800);
    expect(stacks.undo.map((step) => step.opIds)).toEqual([["a", "b", "c"]]);
  });

  it("start a new step after a pause of a second, and after the text was left", () => {
    expect(typed(typed(emptyStacks, "a", 0), "b", 1000).undo).toHaveLength(2);
    expect(typed(sealLastStep(typed(emptyStacks, "a", 0)), "b", 10).undo).toHaveLength(2);
  });

  it("forget what could be redone as soon as something new happens", () => {
    const { stacks } = take(typed(emptyStacks, "a", 0), "undo");
    const undone = recordTaken(stacks, "undo", { opId: "u", at: 1, typed: null });
    expect(undone.redo.map((step) => step.opIds)).toEqual([["u"]]);
    expect(typed(undone, "b", 5000).redo).toEqual([]);
  });

  it("drop a step when none of its operations came to be", () => {
    expect(forget(typed(emptyStacks, "a", 0), "a")).toEqual(emptyStacks);
  });
});
