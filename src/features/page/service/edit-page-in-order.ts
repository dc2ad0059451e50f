import { editDocumentInOrder } from "~/features/document/edit.ts";
import type { Edited } from "~/features/document/schema.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { EditsInput } from "../api-schema.ts";
import { pageKind } from "../page-kind.ts";

/** Carries out operations on the draft, and may leave the last of them to be asked for again: see `editDocumentInOrder`. */
export function editPageInOrder(
  ctx: ServiceContext,
  { pageId, edits }: EditsInput,
  options?: { holdMs: number },
): Promise<Edited[]> {
  return editDocumentInOrder(ctx, pageKind, { documentId: pageId, edits }, options);
}
