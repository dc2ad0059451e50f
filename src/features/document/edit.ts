import { randomUUID } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import type { Step } from "./commands.ts";
import { differenceIn } from "./domain/patches.ts";
import {
  changesToMind,
  othersSince,
  ownPatches,
  ownSince,
  refuseStale,
  repeated,
  type EarlierChange,
} from "./earlier-changes.ts";
import type { DocumentKind, Held, RunSettings } from "./kind.ts";
import { mostWeight } from "./read-log.ts";
import { recordChange } from "./record.ts";
import type { DocumentEdit, Edited, Operation, Patch } from "./schema.ts";

/** How long operations that came together may hold a document from others, who wait a second at most, in milliseconds. */
const longestHoldMs = 500;

/** Operations on one document, in the order in which they were made. */
interface DocumentEdits {
  documentId: string;
  edits: readonly Omit<DocumentEdit, "documentId">[];
}

/**
 * Carries out one operation on a document. The same `opId` twice gives the first answer again; an operation without
 * effect changes nothing. Throws `invalid` with `refusal` when the command refuses, and `stale` with `revision` and
 * `conflicts` when somebody else changed the same part after `baseRevision`.
 */
export async function editDocument<Document extends object, Whole extends Held<Document>>(
  ctx: ServiceContext,
  kind: DocumentKind<Document, Whole>,
  { documentId, ...edit }: DocumentEdit,
): Promise<Edited> {
  const [edited] = await editDocumentInOrder(ctx, kind, { documentId, edits: [edit] });
  if (!edited) throw new Error("An operation that was carried out has no answer");
  return edited;
}

/**
 * Carries out operations on a document in one transaction, each as `editDocument` does, up to the first that fails or
 * until the document was held for long enough. Answers for those that are saved; throws as the very first one does.
 */
export async function editDocumentInOrder<Document extends object, Whole extends Held<Document>>(
  ctx: ServiceContext,
  kind: DocumentKind<Document, Whole>,
  { documentId, edits }: DocumentEdits,
  { holdMs = longestHoldMs }: { holdMs?: number } = {},
): Promise<Edited[]> {
  let count = edits.length;
  for (;;) {
    const done: Edited[] = [];
    try {
      return await editInOneGo(ctx, kind, { documentId, edits: edits.slice(0, count) }, { done, holdMs });
    } catch (error) {
      if (done.length === 0 || done.length === count) throw error;
      // What failed may have left the transaction unusable: those before it are carried out without it.
      count = done.length;
    }
  }
}

async function editInOneGo<Document extends object, Whole extends Held<Document>>(
  ctx: ServiceContext,
  kind: DocumentKind<Document, Whole>,
  { documentId, edits }: DocumentEdits,
  { done, holdMs }: { done: Edited[]; holdMs: number },
): Promise<Edited[]> {
  const written: Patch[] = [];
  await kind.withLocked(ctx, documentId, async (tx, whole) => {
    const until = performance.now() + holdMs;
    const changes = await changesToMind(tx, ctx, kind, { documentId, edits });
    let held = whole;
    let weight = 0; // of what is answered again
    for (const edit of edits) {
      const known = changes.repeated.find((change) => change.opId === edit.operation.opId);
      if (known) {
        weight += known.weight;
        done.push(await repeated(tx, ctx, { done: known, documentId }));
      } else {
        const others = edit.force ? [] : othersSince(changes.others, edit.baseRevision);
        const carried = await carryOutEdit(tx, ctx, kind, { documentId, held, others, ...edit });
        held = carried.held;
        written.push(...carried.patches);
        done.push({ revision: held.revision, patches: carried.patches });
      }
      if (performance.now() > until || weight > mostWeight) break;
    }
  });
  if (written.length > 0) {
    const others = kind.alsoWakes?.(ctx.siteId, written) ?? [];
    for (const topic of [`${kind.name}:${documentId}`, ...others]) ctx.bus.wake(topic);
    await kind.afterwards?.(written);
  }
  return done;
}

async function carryOutEdit<Document extends object, Whole extends Held<Document>>(
  tx: Db,
  ctx: ServiceContext,
  kind: DocumentKind<Document, Whole>,
  edit: DocumentEdit & { held: Whole; others: readonly EarlierChange[] },
): Promise<{ held: Whole; patches: Patch[] }> {
  const { documentId, baseRevision, held, operation, force, others } = edit;
  const patchesOf = await ownPatches(tx, ctx, kind, { documentId, operation });
  const check = async (patches: Patch[]) => {
    refuseStale(held, kind.replacing?.(held.document, operation, patches) ?? patches, others);
    const writtenOver = force ? [] : (kind.writtenOver?.(held.document, operation, patches) ?? []);
    if (writtenOver.length > 0) refuseStale(held, writtenOver, await ownSince(tx, ctx, { documentId, baseRevision }));
  };
  return await carryOut(tx, ctx, kind, { documentId, held, operation, patchesOf, check, isForced: force });
}

/**
 * Carries out steps on a document that is locked, each on what the one before it left. Answers with the document as it
 * is then. Throws `invalid` with `refusal` when one of them is refused; the transaction then saves none.
 */
export async function carryOutSteps<Document extends object, Whole extends Held<Document>>(
  tx: Db,
  ctx: ServiceContext,
  kind: DocumentKind<Document, Whole>,
  { documentId, held, steps }: { documentId: string; held: Whole; steps: readonly (Step & { opId?: string })[] },
): Promise<Whole> {
  let present = held;
  for (const step of steps) {
    const operation = { opId: randomUUID(), ...step };
    const carried = { documentId, held: present, operation, patchesOf: () => undefined };
    present = (await carryOut(tx, ctx, kind, carried)).held;
  }
  return present;
}

interface Carried<Whole> {
  documentId: string;
  held: Whole;
  operation: Operation;
  patchesOf: RunSettings["patchesOf"];
  /** Looks at what would change before it is saved, and throws to refuse it. */
  check?: (patches: Patch[]) => Promise<void>;
  isForced?: boolean | undefined;
}

function settingsOf({ site }: ServiceContext, patchesOf: RunSettings["patchesOf"]): RunSettings {
  return { locales: localesOf(site), isMember: site.isHealthOpticsMember ?? false, patchesOf };
}

async function carryOut<Document extends object, Whole extends Held<Document>>(
  tx: Db,
  ctx: ServiceContext,
  kind: DocumentKind<Document, Whole>,
  { documentId, held, operation, patchesOf, check, isForced }: Carried<Whole>,
): Promise<{ held: Whole; patches: Patch[] }> {
  const run = kind.run(held.document, operation, settingsOf(ctx, patchesOf));
  if (!run.ok) throw new DomainError("invalid", `The command was refused: ${run.refusal}`, { refusal: run.refusal });
  const { document } = run;
  const patches = differenceIn(kind.shape, held.document, document);
  if (patches.length === 0) return { held, patches };
  await check?.(patches);
  await kind.check(tx, ctx, { command: operation.command, patches });
  const change = { documentId, held, document, patches, operation: { ...operation, input: run.input }, isForced };
  const revision = await recordChange(tx, ctx, kind, change);
  return { held: { ...held, document, revision }, patches };
}
