import { carryOutSteps, editDocument, type DocumentEdit, type Edited, type Step } from "~/features/document/edit.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import type { LockedPage } from "./locked-page.ts";
import { pageKind } from "./page-kind.ts";

export type { Step };

export interface EditInput extends Omit<DocumentEdit, "documentId"> {
  pageId: string;
}

/** Carries out one operation on the draft: see `editDocument`. */
export function editPage(ctx: ServiceContext, { pageId, ...input }: EditInput): Promise<Edited> {
  return editDocument(ctx, pageKind, { ...input, documentId: pageId });
}

/** Carries out steps on a page that is locked: see `carryOutSteps`. */
export function carryOutAll(
  tx: Db,
  ctx: ServiceContext,
  { page, steps }: { page: LockedPage; steps: readonly Step[] },
): Promise<LockedPage> {
  return carryOutSteps(tx, ctx, pageKind, { documentId: page.document.id, held: page, steps });
}
