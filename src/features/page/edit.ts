import { randomUUID } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { ChangeModel, Db } from "~/server/db.ts";
import { editableSite, type EditableSiteId } from "~/lib/site-editor.ts";
import { runCommand, type CommandContext } from "./commands/run.ts";
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
    const patchesOf = await ownPatches(tx, ctx, siteId, input);
    const check = (patches: Patch[]) => (input.force ? undefined : refuseStale(page, patches, changes));
    const { patches, page: edited } = await carryOut(tx, ctx, siteId, { page, operation, patchesOf, check });
    return { revision: edited.revision, patches };
  });
  if (isNew && result.patches.length > 0) ctx.bus.wake(`page:${pageId}`);
  return result;
}

/** What a caller wants done who does not follow the page's revisions. */
export type Step = Pick<Operation, "command" | "input">;

/**
 * Carries out steps on a page that is locked, each on what the one before it left. Answers with the page as it is then.
 * Throws `invalid` with `refusal` when one of them is refused; the transaction then saves none.
 */
export async function carryOutAll(
  tx: Db,
  ctx: ServiceContext,
  siteId: EditableSiteId,
  { page, steps }: { page: LockedPage; steps: readonly Step[] },
): Promise<LockedPage> {
  let present = page;
  for (const step of steps) {
    const operation = { ...step, opId: randomUUID() };
    present = (await carryOut(tx, ctx, siteId, { page: present, operation, patchesOf: () => undefined })).page;
  }
  return present;
}

interface Carried {
  page: LockedPage;
  operation: Operation;
  patchesOf: CommandContext["patchesOf"];
  /** Looks at what would change before it is saved, and throws to refuse it. */
  check?: (patches: Patch[]) => void;
}

async function carryOut(
  tx: Db,
  ctx: ServiceContext,
  siteId: EditableSiteId,
  { page, operation, patchesOf, check }: Carried,
): Promise<{ page: LockedPage; patches: Patch[] }> {
  const run = runCommand(page.document, operation, { locales: localesOf(ctx.site), patchesOf });
  if (!run.ok) throw new DomainError("invalid", `The command was refused: ${run.refusal}`, { refusal: run.refusal });
  const { document } = run;
  const patches = difference(page.document, document);
  if (patches.length === 0) return { page, patches };
  check?.(patches);
  await refuseForeignMedia(tx, siteId, operation.command, patches);
  const entry = { page, document, patches, operation: { ...operation, input: run.input } };
  return { page: { ...page, document, revision: await record(tx, ctx, siteId, entry) }, patches };
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
