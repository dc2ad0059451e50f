import type { Json } from "~/lib/json.ts";
import { withMoreWords } from "./disputed.ts";
import { addOperation, amendLast, canBeAmended } from "./edit-log.ts";
import { withoutSettled, type Core } from "./editor-state.ts";
import type { PendingOperation, RunOptions, RunResult } from "./types.ts";
import { typedOn } from "./typed-input.ts";
import * as stacksOf from "./undo-stacks.ts";

/** The commands whose newest input says it all. Two of another one, such as two moves, are both to be sent. */
const writing: ReadonlySet<string> = new Set(["field.text", "field.richText"]);

/** A command as it begins its way to the server. */
export function newOperation(
  command: string,
  input: Json,
  { opId, at, revision, options = {} }: { opId: string; at: number; revision: number; options?: RunOptions },
): PendingOperation {
  return {
    opId,
    command,
    input,
    mergeKey: options.mergeKey ?? null,
    baseRevision: options.baseRevision ?? revision,
    at,
    force: false,
    state: "waiting",
    wasSent: false,
    heldSince: options.isTyping ? at : null,
    confirmedAs: null,
  };
}

/**
 * Runs an operation: it becomes a step of its own, or joins the one before it while somebody types. `part` is null when
 * nothing changes.
 */
export function withRun(
  core: Core,
  operation: PendingOperation,
  options: RunOptions,
): { part: Partial<Core> | null; result: RunResult } {
  const { mergeKey, at, command, input } = operation;
  const disputed = withMoreWords(core, command, input);
  if (disputed)
    return { part: { ...disputed, ...withoutSettled({ ...core, ...disputed }) }, result: { ok: true, opId: null } };
  const last = core.log.operations.at(-1);
  const canAmend =
    writing.has(command) &&
    last?.command === command &&
    last.mergeKey === mergeKey &&
    canBeAmended(last) &&
    stacksOf.belongsToLastStep(core.stacks, mergeKey, at);
  const joined = canAmend ? typedOn(last.input, input) : null;
  const heldSince = options.isTyping && last ? last.heldSince : null;
  const added = joined === null ? addOperation(core.log, operation) : amendLast(core.log, joined, { at, heldSince });
  if (!added.ok) return { part: null, result: added };
  if (added.log === core.log) return { part: null, result: { ok: true, opId: null } };
  const opId = joined !== null && last ? last.opId : operation.opId;
  const stacks =
    added.patches.length === 0
      ? stacksOf.forget(core.stacks, opId)
      : stacksOf.recordOperation(core.stacks, { opId, mergeKey, at, typed: options.typed ?? null });
  return { part: { log: added.log, stacks }, result: { ok: true, opId } };
}
