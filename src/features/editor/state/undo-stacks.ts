/** One press of "undo": the operations it takes back together. */
export interface UndoStep {
  opIds: readonly string[];
  mergeKey: string | null;
  at: number;
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

/** A new operation: it joins the last step or starts one, and whatever could be redone is gone. */
export function recordOperation(
  stacks: UndoStacks,
  operation: { opId: string; mergeKey: string | null; at: number },
): UndoStacks {
  const { opId, mergeKey, at } = operation;
  const last = stacks.undo.at(-1);
  if (last && belongsToLastStep(stacks, mergeKey, at)) {
    const opIds = last.opIds.includes(opId) ? last.opIds : [...last.opIds, opId];
    return { undo: [...stacks.undo.slice(0, -1), { opIds, mergeKey, at }], redo: [] };
  }
  return { undo: [...stacks.undo, { opIds: [opId], mergeKey, at }], redo: [] };
}

/** Ends the merging of the last step, e.g. when the person leaves a text. */
export function sealLastStep(stacks: UndoStacks): UndoStacks {
  const last = stacks.undo.at(-1);
  if (!last || last.mergeKey === null) return stacks;
  return { ...stacks, undo: [...stacks.undo.slice(0, -1), { ...last, mergeKey: null }] };
}

/** Takes the newest step from one stack; what takes it back is put on the other one by `recordTaken`. */
export function take(stacks: UndoStacks, from: "undo" | "redo"): { step: UndoStep | null; stacks: UndoStacks } {
  const step = stacks[from].at(-1) ?? null;
  return { step, stacks: { ...stacks, [from]: stacks[from].slice(0, -1) } };
}

export function recordTaken(
  stacks: UndoStacks,
  from: "undo" | "redo",
  operation: { opId: string; at: number },
): UndoStacks {
  const onto = from === "undo" ? "redo" : "undo";
  return { ...stacks, [onto]: [...stacks[onto], { opIds: [operation.opId], mergeKey: null, at: operation.at }] };
}

/** Forgets an operation that never came to be. */
export function forget(stacks: UndoStacks, opId: string): UndoStacks {
  const without = (steps: readonly UndoStep[]) =>
    steps
      .map((step) => ({ ...step, opIds: step.opIds.filter((id) => id !== opId) }))
      .filter((step) => step.opIds.length > 0);
  return { undo: without(stacks.undo), redo: without(stacks.redo) };
}
