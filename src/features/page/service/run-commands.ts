import { asStep } from "~/features/document/commands.ts";
import { carryOutSteps } from "~/features/document/edit.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import type { PageStep } from "../commands/registry.ts";
import { withLockedPage, type LockedPage } from "../locked-page.ts";
import type { PageDocument } from "../schema.ts";
import { pageKind } from "../page-kind.ts";
import type { Refusal } from "~/features/document/refusals.ts";

const missing: ReadonlySet<string> = new Set<Refusal>(["group-not-found", "media-not-found"]);

/**
 * Carries out commands for a caller who does not follow the page's revisions: all of them or none, on the page as it
 * is: `steps` may follow from it. A group or medium that is not of this page or site is `not-found`, like the page itself.
 */
export async function runCommands(
  ctx: ServiceContext,
  { pageId, steps }: { pageId: string; steps: readonly PageStep[] | ((document: PageDocument) => readonly PageStep[]) },
): Promise<{ success: true; revision: number }> {
  const { before, after } = await withLockedPage(ctx, pageId, async (tx, page) => {
    const own = typeof steps === "function" ? steps(page.document) : steps;
    const edited = own.length === 0 ? page : await carryOutAll(tx, ctx, { page, steps: own });
    return { before: page.revision, after: edited.revision };
  }).catch((error: unknown) => {
    const isMissing = error instanceof DomainError && missing.has(String(error.details?.refusal));
    throw isMissing ? new DomainError("not-found", error.message, error.details, { cause: error }) : error;
  });
  if (after > before) ctx.bus.wake(`page:${pageId}`);
  return { success: true, revision: after };
}

/** Carries out steps on a page that is locked: see `carryOutSteps`. */
export function carryOutAll(
  tx: Db,
  ctx: ServiceContext,
  { page, steps }: { page: LockedPage; steps: readonly PageStep[] },
): Promise<LockedPage> {
  return carryOutSteps(tx, ctx, pageKind, { documentId: page.document.id, held: page, steps: steps.map(asStep) });
}
