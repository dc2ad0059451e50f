import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { ChangeModel, Db } from "~/server/db.ts";
import { isUuid } from "~/lib/is-uuid.ts";
import { conflictsWith } from "./domain/conflicts.ts";
import type { Held, RunSettings } from "./kind.ts";
import { patchesIn } from "./record.ts";
import type { DocumentEdit, Edited, Patch } from "./schema.ts";

/** The changes that bear upon operations which are carried out together: the same ones done before, and what others did since. */
export async function changesToMind(
  tx: Db,
  ctx: ServiceContext,
  kind: { withoutConflict: string[] },
  { documentId, edits }: { documentId: string; edits: readonly Omit<DocumentEdit, "documentId">[] },
): Promise<ChangeModel[]> {
  return await tx.change.findMany({
    where: {
      siteId: ctx.siteId,
      OR: [
        { opId: { in: edits.map(({ operation }) => operation.opId) } },
        {
          documentId,
          revision: { gt: Math.min(...edits.map(({ baseRevision }) => baseRevision)) },
          // A person who has left (null) is somebody else too.
          OR: [{ actorId: null }, { actorId: { not: ctx.actor.userId } }],
          command: { notIn: kind.withoutConflict },
        },
      ],
    },
    orderBy: { revision: "asc" },
  });
}

/** What others did after the base revision. */
export function othersSince(
  changes: readonly ChangeModel[],
  ctx: ServiceContext,
  { documentId, baseRevision }: Pick<DocumentEdit, "documentId" | "baseRevision">,
): ChangeModel[] {
  return changes.filter(
    (change) =>
      change.documentId === documentId && change.revision > baseRevision && change.actorId !== ctx.actor.userId,
  );
}

/** The first answer again, when the operation is one of this person on this document; else throws `invalid`. */
export function repeated(done: ChangeModel, ctx: ServiceContext, documentId: string): Edited {
  if (done.documentId !== documentId || done.actorId !== ctx.actor.userId) {
    throw new DomainError("invalid", "Another operation has this opId");
  }
  return { revision: done.revision, patches: patchesIn(done) };
}

/** Throws `stale` with `revision` and `conflicts` when the patches touch what others have changed. */
export function refuseStale(held: Held<object>, patches: Patch[], changes: readonly ChangeModel[]): void {
  const others = changes.map((change) => ({ ...change, patches: patchesIn(change) }));
  const conflicts = conflictsWith(patches, others);
  if (conflicts.length === 0) return;
  throw new DomainError("stale", "Somebody else changed this meanwhile", { revision: held.revision, conflicts });
}

/** What the editor's own operations changed, for an undo; those of others cannot be taken back. */
export async function ownPatches(
  tx: Db,
  ctx: ServiceContext,
  kind: { withoutUndo: string[] },
  { documentId, operation }: Pick<DocumentEdit, "documentId" | "operation">,
): Promise<RunSettings["patchesOf"]> {
  if (operation.command !== "history.undo") return () => undefined;
  const { opIds } = (operation.input ?? {}) as { opIds?: unknown };
  const wanted = Array.isArray(opIds) ? opIds.filter((id) => typeof id === "string").slice(0, 500) : [];
  const own = await tx.change.findMany({
    where: {
      siteId: ctx.siteId,
      documentId,
      actorId: ctx.actor.userId,
      opId: { in: wanted.filter(isUuid) },
      command: { notIn: kind.withoutUndo },
    },
  });
  const byOpId = new Map(own.map((change) => [change.opId, patchesIn(change)]));
  return (opId: string) => byOpId.get(opId);
}
