import { dequal } from "dequal/lite";
import type { Patch } from "../schema.ts";
import { isTextPlace } from "./places.ts";
import { continuesStep } from "./typing-steps.ts";

/** One of a person's own changes as the log keeps it. */
export interface OwnChange {
  opId: string;
  command: string;
  /** What an undo took back, or null for any other command. */
  tookBack: string[] | null;
  patches: Patch[];
  /** Milliseconds since the epoch. */
  at: number;
}

/** The operations that one undo, or redo, takes back together. */
export interface HistoryStep {
  opIds: readonly string[];
  at: number;
}

/** Changes that follow each other within this time may be one step of typing, in milliseconds. */
const longPause = 2500;

/** What a person can take back and do again after their changes, the oldest first: as if they had never left. */
export function historyOf(changes: readonly OwnChange[]): { undo: HistoryStep[]; redo: HistoryStep[] } {
  let undo: HistoryStep[] = [];
  let redo: HistoryStep[] = [];
  const known = new Map<string, OwnChange>();
  for (const change of changes) {
    const { opId, at } = change;
    known.set(opId, change);
    if (change.tookBack) {
      const [done, other] = takes(redo, change.tookBack) ? [redo, undo] : [undo, redo];
      const left = without(done, change.tookBack);
      const taken = [...other, { opIds: [opId], at }];
      [undo, redo] = done === redo ? [taken, left] : [left, taken];
      continue;
    }
    const last = undo.at(-1);
    const joins = last !== undefined && redo.length === 0 && goesOn(last, change, known);
    const opIds = joins ? [...last.opIds, opId] : [opId];
    const below = joins ? undo.slice(0, -1) : undo;
    undo = joins && undoesItself(known.get(last.opIds[0] ?? ""), change) ? below : [...below, { opIds, at }];
    redo = [];
  }
  return { undo, redo };
}

function takes(steps: readonly HistoryStep[], opIds: readonly string[]): boolean {
  return steps.some((step) => step.opIds.some((opId) => opIds.includes(opId)));
}

function without(steps: readonly HistoryStep[], opIds: readonly string[]): HistoryStep[] {
  return steps
    .map((step) => ({ ...step, opIds: step.opIds.filter((opId) => !opIds.includes(opId)) }))
    .filter((step) => step.opIds.length > 0);
}

/** Whether a change is more typing at the same word, saved a moment later. */
function goesOn(step: HistoryStep, change: OwnChange, known: ReadonlyMap<string, OwnChange>): boolean {
  const [first, last] = [known.get(step.opIds[0] ?? ""), known.get(step.opIds.at(-1) ?? "")];
  const [start, now, next] = [first && typed(first), last && typed(last), typed(change)];
  if (!start || !now || !next || start.place !== next.place || now.place !== next.place) return false;
  if (change.at - step.at > longPause || now.after !== next.before) return false;
  return continuesStep(start.before, next.before, next.after);
}

/** Whether a step of typing ends with what it began with: there is nothing in it to take back. */
function undoesItself(first: OwnChange | undefined, last: OwnChange): boolean {
  return dequal(first?.patches[0]?.before, last.patches[0]?.after);
}

function typed({ command, patches }: OwnChange): { place: string; before: string; after: string } | null {
  const [patch] = patches;
  if (!patch || patches.length > 1 || !isTextPlace(patch.path) || !["field.text", "field.richText"].includes(command)) {
    return null;
  }
  return { place: patch.path.join("/"), before: textIn(patch.before), after: textIn(patch.after) };
}

function textIn(value: Patch["before"]): string {
  const text = typeof value === "object" && value !== null && !Array.isArray(value) ? value.text : null;
  return typeof text === "string" ? text : "";
}
