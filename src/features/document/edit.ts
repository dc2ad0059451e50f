import { randomUUID } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import type { Step } from "./commands.ts";
import { differenceIn } from "./domain/patches.ts";
import { changesToMind, ownPatches, refuseStale, repeated } from "./earlier-changes.ts";
import type { DocumentKind, Held, RunSettings } from "./kind.ts";
import { recordChange } from "./record.ts";
import type { DocumentEdit, Edited, Operation, Patch } from "./schema.ts";

/**
 * Carries out one operation on a document. The same `opId` twice gives the first answer again; an operation without
 * effect changes nothing. Throws `invalid` with `refusal` when the command refuses, and `stale` with `revision` and
 * `conflicts` when somebody else changed the same part after `baseRevision`.
 */
export async function editDocument<Document extends object, Whole extends Held<Document>>(
  ctx: ServiceContext,
  kind: DocumentKind<Document, Whole>,
  input: DocumentEdit,
): Promise<Edited> {
  const { documentId, operation } = input;
  let isNew = true;
  const result = await kind.withLocked(ctx, documentId, async (tx, held) => {
    const changes = await changesToMind(tx, ctx, kind, input);
    const done = changes.find((change) => change.opId === operation.opId);
    if (done) {
      isNew = false;
      return repeated(done, ctx, documentId);
    }
    const patchesOf = await ownPatches(tx, ctx, kind, input);
    const check = (patches: Patch[]) => {
      if (input.force) return;
      refuseStale(held, kind.replacing?.(held.document, operation, patches) ?? patches, changes);
    };
    const isForced = input.force;
    const carried = await carryOut(tx, ctx, kind, { documentId, held, operation, patchesOf, check, isForced });
    return { revision: carried.held.revision, patches: carried.patches };
  });
  if (isNew && result.patches.length > 0) {
    const others = kind.alsoWakes?.(ctx.siteId, result.patches) ?? [];
    for (const topic of [`${kind.name}:${documentId}`, ...others]) ctx.bus.wake(topic);
  }
  return result;
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
  check?: (patches: Patch[]) => void;
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
  check?.(patches);
  await kind.check(tx, ctx, { command: operation.command, patches });
  const change = { documentId, held, document, patches, operation: { ...operation, input: run.input }, isForced };
  const revision = await recordChange(tx, ctx, kind, change);
  return { held: { ...held, document, revision }, patches };
}
