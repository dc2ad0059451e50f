import { z } from "zod";
import { undone } from "../domain/undo.ts";
import { isRefused, refuse } from "~/features/document/refusals.ts";
import { defineCommand, idInput, type Outcome } from "./define-command.ts";

/**
 * Takes back earlier operations of the same person, in the order given: the newest comes first. To redo is to take
 * back the undo, by its own `opId`.
 */
export const historyUndo = defineCommand({
  name: "history.undo",
  input: z.strictObject({ opIds: z.array(idInput).min(1).max(500) }),
  run: (document, { opIds }, context) =>
    opIds.reduce<Outcome>((result, opId) => {
      if (isRefused(result)) return result;
      const patches = context.patchesOf(opId);
      return patches ? undone(result, patches) : refuse("not-undoable");
    }, document),
});
