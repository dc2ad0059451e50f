import { editDocument } from "~/features/document/edit.ts";
import type { Edited } from "~/features/document/schema.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { EditInput } from "../api-schema.ts";
import { pageKind } from "../page-kind.ts";

/** Carries out one operation on the draft: see `editDocument`. */
export function editPage(ctx: ServiceContext, { pageId, ...input }: EditInput): Promise<Edited> {
  return editDocument(ctx, pageKind, { ...input, documentId: pageId });
}
