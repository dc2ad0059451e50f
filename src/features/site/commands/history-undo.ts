import { z } from "zod";
import { dequal } from "dequal/lite";
import { invert, valueIn, withValueIn } from "~/features/document/domain/patches.ts";
import type { Patch } from "~/features/document/schema.ts";
import { brokenSiteRules } from "../domain/site-rules.ts";
import { withMissingInTrash } from "../domain/pages/page-index.ts";
import { siteShape } from "../domain/site-shape.ts";
import { isRefused, refuse } from "~/features/document/refusals.ts";
import type { SiteDocument } from "../document-schema.ts";
import { defineSiteCommand, type SiteOutcome } from "./define-command.ts";

/**
 * Takes back earlier operations of the same person, in the order given: the newest comes first. Each part must still be
 * as the operation left it. To redo is to take back the undo, by its own `opId`. A page whose making is taken back goes
 * into the trash, with what others may have written on it.
 */
export const siteHistoryUndo = defineSiteCommand({
  name: "history.undo",
  input: z.strictObject({ opIds: z.array(z.uuid().toLowerCase()).min(1).max(500) }),
  run: (document, { opIds }, { patchesOf }) => {
    const result = opIds.reduce<SiteOutcome>((before, opId) => {
      if (isRefused(before)) return before;
      const patches = patchesOf(opId);
      return patches ? undone(before, patches) : refuse("not-undoable");
    }, document);
    if (isRefused(result)) return result;
    const known = new Set(brokenSiteRules(document)); // what was broken before stands in nobody's way
    const isSound = brokenSiteRules(result).every((rule) => known.has(rule));
    return isSound ? withMissingInTrash(document, result) : refuse("changed-meanwhile");
  },
});

function undone(document: SiteDocument, patches: readonly Patch[]): SiteOutcome {
  let result = document;
  for (const { path, before, after } of invert(patches)) {
    const now = valueIn(siteShape, result, path);
    if (now === undefined || !dequal(now, before)) return refuse("changed-meanwhile");
    result = withValueIn(siteShape, result, path, after);
  }
  return result;
}
