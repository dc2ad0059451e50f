import { fieldOf } from "~/features/page/domain/fields.ts";
import type { Group } from "~/features/page/schema.ts";

/** Whether a place of a page shows its picture whole, as a sign, or cut to its shape. */
export function showsWhole(group: Group | undefined, fieldName: string): boolean {
  if (!group) return false;
  return group.kind === "logoCard" || fieldOf(group, fieldName).options["objectFit"] === "contain";
}

/** Whether a medium is a drawing, which is mostly a sign: it is offered whole. */
export function isDrawing({ mimeType }: { mimeType: string }): boolean {
  return mimeType === "image/svg+xml";
}
