import type { EditableSiteId } from "~/lib/site-editor.ts";
import { DomainError } from "~/lib/errors.ts";
import { Prisma, type ChangeModel, type Db } from "~/server/db.ts";
import { isUniqueViolation } from "~/server/database/unique-violation.ts";
import type { Author, DocumentKind, Held } from "./kind.ts";
import { readLog } from "./read-log.ts";
import { patchSchema, type ChangeEvent, type Operation, type Patch } from "./schema.ts";
import { countWritten } from "./written.ts";

interface Recorded<Document> {
  documentId: string;
  /** The revision that the change was made on. */
  held: Held<Document>;
  document: Document;
  patches: Patch[];
  operation: Operation;
  /** Made over another person's change, whose words the actor saw and did not take. */
  isForced?: boolean | undefined;
}

/**
 * Saves what a change did, counts the revision up and writes the change into the log. Returns the new revision. Throws
 * `invalid` when an operation on another document took this `opId` meanwhile: the same one would have waited for the lock,
 * and `too-many` for a site that writes without end.
 */
export async function recordChange<Document extends object>(
  tx: Db,
  ctx: Author,
  kind: Pick<DocumentKind<Document>, "name" | "save" | "setRevision">,
  { documentId, held, document, patches, operation, isForced = false }: Recorded<Document>,
): Promise<number> {
  const revision = held.revision + 1;
  const { siteId, actor } = ctx;
  countWritten(siteId, [operation.input, patches]);
  await kind.save(tx, ctx, document, patches);
  await kind.setRevision(tx, siteId, documentId, revision);
  const row = {
    siteId,
    document: kind.name,
    documentId,
    revision,
    command: operation.command,
    input: operation.input === null ? Prisma.JsonNull : operation.input,
    patches: patches,
    weight: Buffer.byteLength(JSON.stringify(patches)),
    actorId: actor.userId,
    actorName: actor.name,
    isForced,
    opId: operation.opId,
  };
  await tx.change.createMany({ data: row }).catch((cause: unknown) => {
    if (!isUniqueViolation(cause)) throw cause;
    throw new DomainError("invalid", "Another operation has this opId", {}, { cause });
  });
  return revision;
}

export function patchesIn(change: Pick<ChangeModel, "patches">): Patch[] {
  return patchSchema.array().parse(change.patches);
}

/** What happened to a document after `revision`, oldest first, at most 500 changes at a time, and fewer heavy ones. */
export async function changesAfter(
  db: Db,
  siteId: EditableSiteId,
  { document, documentId, revision }: { document: "page" | "site"; documentId: string; revision: number },
): Promise<ChangeEvent[]> {
  const where = { siteId, document, documentId, revision: { gt: revision } };
  const { changes } = await readLog(db, where, { order: "asc", most: 500 });
  return changes.map((row) => ({
    revision: row.revision,
    patches: patchesIn(row),
    command: row.command,
    actorName: row.actorName,
    actorId: row.actorId,
    opId: row.opId,
    isForced: row.isForced,
  }));
}
