import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { ChangeModel, Db } from "~/server/db.ts";
import { isUuid } from "~/lib/is-uuid.ts";
import { conflictsWith } from "./domain/conflicts.ts";
import type { Held, RunSettings } from "./kind.ts";
import { mostWeight, readLog } from "./read-log.ts";
import { patchesIn } from "./record.ts";
import { patchSchema, type DocumentEdit, type Edited, type Patch } from "./schema.ts";

/** A change of the log without what it did. */
type NotedChange = Omit<ChangeModel, "input" | "patches">;

export interface EarlierChange extends NotedChange {
  /** What it did; null where all that others did since is too much to look at. */
  patches: unknown;
}

/** So many changes of others are looked at. */
const mostChanges = 5_000;

/**
 * The changes that bear upon operations which are carried out together: the same ones done before, and what others did
 * since. Most often there are none, and then nothing that is heavy is read.
 */
export async function changesToMind(
  tx: Db,
  ctx: ServiceContext,
  kind: { withoutConflict: string[] },
  { documentId, edits }: { documentId: string; edits: readonly Omit<DocumentEdit, "documentId">[] },
): Promise<{ repeated: NotedChange[]; others: EarlierChange[] }> {
  const { siteId } = ctx;
  const opIds = edits.map(({ operation }) => operation.opId);
  const noted = await tx.change.findMany({
    where: {
      siteId,
      OR: [
        { opId: { in: opIds } },
        {
          documentId,
          revision: { gt: Math.min(...edits.map(({ baseRevision }) => baseRevision)) },
          // A person who has left (null) is somebody else too.
          OR: [{ actorId: null }, { actorId: { not: ctx.actor.userId } }],
          command: { notIn: kind.withoutConflict },
        },
      ],
    },
    orderBy: { revision: "desc" },
    take: mostChanges + opIds.length,
    omit: { input: true, patches: true },
  });
  const isOthers = (change: NotedChange) => change.documentId === documentId && change.actorId !== ctx.actor.userId;
  const others = noted.filter(isOthers).reverse();
  const repeated = noted.filter(({ opId }) => opIds.includes(opId));
  const isTooMuch = others.length >= mostChanges || weightOf(others) > mostWeight;
  const ids = isTooMuch ? [] : others.map(({ id }) => id);
  const read =
    ids.length === 0
      ? []
      : await tx.change.findMany({ where: { siteId, id: { in: ids } }, select: { id: true, patches: true } });
  const patches = new Map(read.map((change) => [change.id, change.patches]));
  return { repeated, others: others.map((change) => ({ ...change, patches: patches.get(change.id) ?? null })) };
}

const weightOf = (changes: readonly { weight: number }[]) => changes.reduce((sum, { weight }) => sum + weight, 0);

/** What others did after the base revision. */
export function othersSince(changes: readonly EarlierChange[], baseRevision: number): EarlierChange[] {
  return changes.filter((change) => change.revision > baseRevision);
}

/** What the actor changed after the base revision, here or in another window: the last of it, as much as is looked at. */
export async function ownSince(
  tx: Db,
  ctx: ServiceContext,
  { documentId, baseRevision }: Pick<DocumentEdit, "documentId" | "baseRevision">,
): Promise<EarlierChange[]> {
  const where = { siteId: ctx.siteId, documentId, revision: { gt: baseRevision }, actorId: ctx.actor.userId };
  const { changes } = await readLog(tx, where, { order: "desc", most: mostTakenBack });
  return changes.reverse();
}

/** The first answer again, when the operation is one of this person on this document; else throws `invalid`. */
export async function repeated(
  tx: Db,
  ctx: ServiceContext,
  { done, documentId }: { done: NotedChange; documentId: string },
): Promise<Edited> {
  if (done.documentId !== documentId || done.actorId !== ctx.actor.userId) {
    throw new DomainError("invalid", "Another operation has this opId");
  }
  const where = { siteId: ctx.siteId, id: done.id };
  const { patches } = await tx.change.findFirstOrThrow({ where, select: { patches: true } });
  return { revision: done.revision, patches: patchesIn({ patches }) };
}

/**
 * Throws `stale` with `revision` and `conflicts` when the patches touch what others have changed, or may do so because
 * that is too much to look at.
 */
export function refuseStale(held: Held<object>, patches: Patch[], changes: readonly EarlierChange[]): void {
  const others = changes.map(({ patches, ...change }) => ({
    ...change,
    patches: patches === null ? null : patchSchema.array().parse(patches),
  }));
  const conflicts = conflictsWith(patches, others);
  if (conflicts.length === 0) return;
  throw new DomainError("stale", "Somebody else changed this meanwhile", { revision: held.revision, conflicts });
}

/** So many operations are taken back at once, and fewer heavy ones: the rest is as if it had never been. */
const mostTakenBack = 500;

/** What the editor's own operations changed, for an undo; those of others cannot be taken back. */
export async function ownPatches(
  tx: Db,
  ctx: ServiceContext,
  kind: { withoutUndo: string[] },
  { documentId, operation }: Pick<DocumentEdit, "documentId" | "operation">,
): Promise<RunSettings["patchesOf"]> {
  if (operation.command !== "history.undo") return () => undefined;
  const { opIds } = (operation.input ?? {}) as { opIds?: unknown };
  const wanted = Array.isArray(opIds) ? opIds.filter((id) => typeof id === "string").slice(0, mostTakenBack) : [];
  const where = {
    siteId: ctx.siteId,
    documentId,
    actorId: ctx.actor.userId,
    opId: { in: wanted.filter(isUuid) },
    command: { notIn: kind.withoutUndo },
  };
  const { changes: own } = await readLog(tx, where, { order: "desc", most: mostTakenBack });
  const byOpId = new Map(own.map((change) => [change.opId, patchesIn(change)]));
  return (opId: string) => byOpId.get(opId);
}
