import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { ChangeModel, Db } from "~/server/db.ts";
import { editableSite, type EditableSiteId } from "~/lib/site-editor.ts";
import { runCommand } from "./commands/run.ts";
import { conflictsWith } from "./domain/conflicts.ts";
import { difference } from "./domain/patches.ts";
import { localesOf, record, withLockedPage, type LockedPage } from "./locked-page.ts";
import { patchSchema, type Operation, type Patch } from "./schema.ts";

export interface EditInput {
  pageId: string;
  /** The last revision that the editor has seen. */
  baseRevision: number;
  operation: Operation;
  /** Overwrites what others changed meanwhile; the editor has seen both values and chosen. */
  force?: boolean;
}

/**
 * Carries out one operation on the draft. The same `opId` twice gives the first answer again; an operation without
 * effect changes nothing. Throws `invalid` with `refusal` when the command refuses, and `stale` with `revision` and
 * `conflicts` when somebody else changed the same part after `baseRevision`.
 */
export async function editPage(ctx: ServiceContext, input: EditInput): Promise<{ revision: number; patches: Patch[] }> {
  const siteId = editableSite(ctx);
  const { pageId, operation } = input;
  let isNew = true;
  const result = await withLockedPage(ctx, siteId, pageId, async (tx, page) => {
    const changes = await changesToMind(tx, ctx, siteId, input);
    const done = changes.find((change) => change.opId === operation.opId);
    if (done) {
      isNew = false;
      return repeated(done, ctx, pageId);
    }
    const run = runCommand(page.document, operation, {
      locales: localesOf(ctx.site),
      patchesOf: await ownPatches(tx, ctx, siteId, input),
    });
    if (!run.ok) throw new DomainError("invalid", `The command was refused: ${run.refusal}`, { refusal: run.refusal });
    const patches = difference(page.document, run.document);
    if (patches.length === 0) return { revision: page.revision, patches };
    if (!input.force) refuseStale(page, patches, changes);
    await refuseForeignMedia(tx, siteId, operation.command, patches);
    const entry = { page, document: run.document, patches, operation: { ...operation, input: run.input } };
    return { revision: await record(tx, ctx, siteId, entry), patches };
  });
  if (isNew && result.patches.length > 0) ctx.bus.wake(`page:${pageId}`);
  return result;
}

/** An earlier change with the same `opId`, and what others did after the base revision. */
async function changesToMind(tx: Db, ctx: ServiceContext, siteId: EditableSiteId, input: EditInput) {
  const { pageId, baseRevision, operation } = input;
  return await tx.change.findMany({
    where: {
      siteId,
      OR: [
        { opId: operation.opId },
        {
          documentId: pageId,
          revision: { gt: baseRevision },
          // A person who has left (null) is somebody else too.
          OR: [{ actorId: null }, { actorId: { not: ctx.actor.userId } }],
          command: { not: "page.publish" },
        },
      ],
    },
    orderBy: { revision: "asc" },
  });
}

function repeated(done: ChangeModel, ctx: ServiceContext, pageId: string): { revision: number; patches: Patch[] } {
  if (done.documentId !== pageId || done.actorId !== ctx.actor.userId) {
    throw new DomainError("invalid", "Another operation has this opId");
  }
  return { revision: done.revision, patches: patchesIn(done) };
}

function refuseStale(page: LockedPage, patches: Patch[], changes: ChangeModel[]): void {
  const others = changes.map((change) => ({ ...change, patches: patchesIn(change) }));
  const conflicts = conflictsWith(patches, others);
  if (conflicts.length === 0) return;
  throw new DomainError("stale", "Somebody else changed this meanwhile", { revision: page.revision, conflicts });
}

/** What the editor's own operations changed, for an undo; those of others and of publishing cannot be taken back. */
async function ownPatches(tx: Db, ctx: ServiceContext, siteId: EditableSiteId, { pageId, operation }: EditInput) {
  if (operation.command !== "history.undo") return () => undefined;
  const { opIds } = operation.input as { opIds?: unknown };
  const wanted = Array.isArray(opIds) ? opIds.filter((id) => typeof id === "string").slice(0, 500) : [];
  const own = await tx.change.findMany({
    where: {
      siteId,
      documentId: pageId,
      actorId: ctx.actor.userId,
      opId: { in: wanted.filter((id) => uuid.test(id)) },
      command: { notIn: ["page.publish", "page.revert", "page.add"] },
    },
  });
  const byOpId = new Map(own.map((change) => [change.opId, patchesIn(change)]));
  return (opId: string) => byOpId.get(opId);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A picture that is newly chosen must be one of the site's own. */
async function refuseForeignMedia(tx: Db, siteId: EditableSiteId, command: string, patches: Patch[]): Promise<void> {
  if (command !== "field.image") return;
  const ids = patches.flatMap(({ path, after }) =>
    path.at(-1) === "mediaId" && typeof after === "string" ? [after] : [],
  );
  const found = ids.length === 0 ? 0 : await tx.media.count({ where: { siteId, id: { in: ids } } });
  if (found < ids.length) {
    throw new DomainError("invalid", "The site has no such medium", { refusal: "media-not-found" });
  }
}

export function patchesIn(change: Pick<ChangeModel, "patches">): Patch[] {
  return patchSchema.array().parse(change.patches);
}
