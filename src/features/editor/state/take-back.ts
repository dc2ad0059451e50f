import { isTextPlace } from "~/features/page/domain/places.ts";
import type { Patch } from "~/features/page/schema.ts";
import type { Json } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import { addOperation } from "./edit-log.ts";
import { refusedBecause, type Core } from "./editor-state.ts";
import type { PendingOperation, TakenText, TextRange } from "./types.ts";
import * as stacksOf from "./undo-stacks.ts";

/**
 * Takes the last step back, or brings it again; with `wanted` it is the step that these operations are, and nothing
 * happens when that was taken back already. A last step of which nothing would be seen is passed over; one that can no longer be
 * taken back is refused. `toOperation` makes the operation that does it.
 */
export function withTakenBack(
  core: Core,
  from: "undo" | "redo",
  toOperation: (command: string, input: Json) => PendingOperation,
  wanted?: readonly string[],
): Partial<Core> {
  const { step, stacks } = stacksOf.take(core.stacks, from, wanted);
  if (!step) return {};
  const operation = toOperation("history.undo", { opIds: [...step.opIds].reverse() });
  const added = addOperation(core.log, operation);
  if (!added.ok) return { stacks, refused: [...core.refused, refusedBecause(operation, added.refusal)] };
  if (added.patches.length === 0 && wanted !== undefined) return { stacks };
  if (added.patches.length === 0) return { stacks, ...withTakenBack({ ...core, stacks }, from, toOperation) };
  const { opId, at } = operation;
  const range = (from === "undo" ? step.typed?.before : step.typed?.after) ?? null;
  return {
    log: added.log,
    stacks: stacksOf.recordTaken(stacks, from, { opId, at, typed: step.typed }),
    takenStep: { from, patches: added.patches, madeAt: step.at },
    taken: takenText(added.patches, range, (core.taken?.number ?? 0) + 1),
  };
}

/** The text that these changes are about, when they are about one. */
function takenText(patches: readonly Patch[], range: TextRange | null, number: number): TakenText | null {
  const path = patches.find((patch) => isTextPlace(patch.path))?.path;
  const locale = localeSchema.safeParse(path?.[5]).data;
  return path && locale ? { groupId: path[1] ?? "", fieldName: path[3] ?? "", locale, range, number } : null;
}
