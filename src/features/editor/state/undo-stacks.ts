import type { HistoryStep } from "~/features/page/domain/undo-history.ts";
import type { TypedPlace } from "./types.ts";

/** One press of "undo": the operations it takes back together. */
interface UndoStep {
  opIds: readonly string[];
  mergeKey: string | null;
  at: number;
  typed: TypedPlace | null;
}

export interface UndoStacks {
  undo: readonly UndoStep[];
  redo: readonly UndoStep[];
}

export const emptyStacks: UndoStacks = { undo: [], redo: [] };

/** Typing under one merge key belongs to one step while the pauses are shorter than this, in milliseconds. */
const mergeWindow = 1000;

export function belongsToLastStep(stacks: UndoStacks, mergeKey: string | null, at: number): boolean {
  const last = stacks.undo.at(-1);
  return last !== undefined && mergeKey !== null && last.mergeKey === mergeKey && at - last.at < mergeWindow;
}

interface RecordedOperation {
  opId: string;
  mergeKey: string | null;
  at: number;
  typed?: TypedPlace | null;
}

/** A new operation: it joins the last step or starts one, and whatever could be redone is gone. */
export function recordOperation(stacks: UndoStacks, operation: RecordedOperation): UndoStacks {
  const { opId, mergeKey, at, typed = null } = operation;
  const last = stacks.undo.at(-1);
  if (last && belongsToLastStep(stacks, mergeKey, at)) {
    const opIds = last.opIds.includes(opId) ? last.opIds : [...last.opIds, opId];
    const whole = typed && { ...typed, before: last.typed?.before ?? null };
    return { undo: [...stacks.undo.slice(0, -1), { opIds, mergeKey, at, typed: whole }], redo: [] };
  }
  return { undo: [...stacks.undo, { opIds: [opId], mergeKey, at, typed }], redo: [] };
}

/** Puts what was done before this editor was opened below what has been done since. */
export function withEarlier(
  stacks: UndoStacks,
  earlier: { undo: readonly HistoryStep[]; redo: readonly HistoryStep[] },
): UndoStacks {
  const known = new Set([...stacks.undo, ...stacks.redo].flatMap((step) => step.opIds));
  const steps = (from: readonly HistoryStep[]): UndoStep[] =>
    from
      .filter(({ opIds }) => !opIds.some((opId) => known.has(opId)))
      .map(({ opIds, at }) => ({ opIds, at, mergeKey: null, typed: null }));
  const isFresh = known.size === 0;
  return {
    undo: [...steps(earlier.undo), ...stacks.undo],
    redo: isFresh ? steps(earlier.redo) : stacks.redo,
  };
}

/** Ends the merging of the last step, e.g. when the person leaves a text. */
export function sealLastStep(stacks: UndoStacks): UndoStacks {
  const last = stacks.undo.at(-1);
  if (!last || last.mergeKey === null) return stacks;
  return { ...stacks, undo: [...stacks.undo.slice(0, -1), { ...last, mergeKey: null }] };
}

/**
 * Takes a step from one stack: the newest one, or the one that is made of nothing but these operations. What takes it
 * back is put on the other stack by `recordTaken`.
 */
export function take(
  stacks: UndoStacks,
  from: "undo" | "redo",
  wanted?: readonly string[],
): { step: UndoStep | null; stacks: UndoStacks } {
  const step = stacks[from].findLast(({ opIds }) => !wanted || opIds.every((opId) => wanted.includes(opId)));
  return { step: step ?? null, stacks: { ...stacks, [from]: stacks[from].filter((each) => each !== step) } };
}

/** Puts what took a step back onto the other stack. */
export function recordTaken(
  stacks: UndoStacks,
  from: "undo" | "redo",
  operation: { opId: string; at: number; typed: TypedPlace | null },
): UndoStacks {
  const onto = from === "undo" ? "redo" : "undo";
  const { opId, at, typed } = operation;
  return { ...stacks, [onto]: [...stacks[onto], { opIds: [opId], mergeKey: null, at, typed }] };
}

/** Forgets an operation that never came to be. */
export function forget(stacks: UndoStacks, opId: string): UndoStacks {
  const without = (steps: readonly UndoStep[]) =>
    steps
      .map((step) => ({ ...step, opIds: step.opIds.filter((id) => id !== opId) }))
      .filter((step) => step.opIds.length > 0);
  return { undo: without(stacks.undo), redo: without(stacks.redo) };
}
