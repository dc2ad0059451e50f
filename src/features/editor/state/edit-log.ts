import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import { runInBrowser } from "~/features/page/commands/run-in-browser.ts";
import { applyPatches, difference } from "~/features/page/domain/patches.ts";
import type { PageDocument, Patch } from "~/features/page/schema.ts";
import type { Edited } from "~/features/document/schema.ts";
import type { PendingOperation } from "./types.ts";

/**
 * The page as one editor holds it: what the server has confirmed without a gap, and on top of it the operations
 * that are still on their way. `document` is always `confirmed` with `operations` run over it in order.
 */
export interface EditLog {
  locales: Locale[];
  /** Whether the site is one of a health-optics member. */
  isMember: boolean;
  confirmed: PageDocument;
  /** Revision of `confirmed`. */
  head: number;
  /** Confirmed changes by revision that arrived before a change in front of them. */
  early: ReadonlyMap<number, Patch[]>;
  operations: readonly PendingOperation[];
  document: PageDocument;
  /** What this editor's operations changed, by opId: enough to undo them. */
  own: ReadonlyMap<string, Patch[]>;
}

export function startLog(
  draft: { document: PageDocument; revision: number },
  locales: Locale[],
  isMember = false,
): EditLog {
  return {
    locales,
    isMember,
    confirmed: draft.document,
    head: draft.revision,
    early: new Map(),
    operations: [],
    document: draft.document,
    own: new Map(),
  };
}

type Added = { ok: true; log: EditLog; patches: Patch[] } | { ok: false; refusal: string };

/** Runs an operation on the visible document and lines it up. One that changes nothing is not lined up. */
export function addOperation(log: EditLog, operation: PendingOperation): Added {
  const result = runOn(log, log.document, operation, log.own);
  if (!result.ok) return result;
  const patches = difference(log.document, result.document);
  if (patches.length === 0) return { ok: true, log, patches };
  return {
    ok: true,
    patches,
    log: {
      ...log,
      operations: [...log.operations, operation],
      document: result.document,
      own: new Map(log.own).set(operation.opId, patches),
    },
  };
}

/** An operation that has left once may have arrived, even when no answer came back. */
export function canBeAmended(operation: PendingOperation): boolean {
  return operation.state === "waiting" && !operation.wasSent;
}

/** Gives the last operation, which must not have left yet, a newer input. Used while a person types. */
export function amendLast(log: EditLog, input: Json, options: Pick<PendingOperation, "at" | "heldSince">): Added {
  const last = log.operations.at(-1);
  if (!last || !canBeAmended(last)) return { ok: false, refusal: "already-sent" };
  const before = replay({ ...log, operations: log.operations.slice(0, -1) });
  const amended = { ...last, ...options, input };
  const added = addOperation(before, amended);
  if (!added.ok || added.patches.length > 0) return added;
  // Typed back to what it was: nothing is left to send.
  return { ok: true, patches: [], log: before };
}

export function withState(log: EditLog, opId: string, part: Partial<PendingOperation>): EditLog {
  return withAll(log, [{ opId }], part);
}

/** The same for several operations. */
export function withAll(log: EditLog, which: readonly { opId: string }[], part: Partial<PendingOperation>): EditLog {
  const opIds = new Set(which.map(({ opId }) => opId));
  const operations = log.operations.map((operation) =>
    opIds.has(operation.opId) ? { ...operation, ...part } : operation,
  );
  return { ...log, operations };
}

/** Gives an operation a newer input where it stands, and takes out those that it now stands for as well. */
export function withInput(log: EditLog, opId: string, input: Json, instead: readonly string[] = []): EditLog {
  const operations = log.operations
    .filter((operation) => !instead.includes(operation.opId))
    .map((operation) => (operation.opId === opId ? { ...operation, input } : operation));
  const own = new Map([...log.own].filter(([id]) => !instead.includes(id)));
  return replay({ ...log, own, operations });
}

/** The server accepted operations (by opId), each as a revision. They stay on top until the log reaches that revision. */
export function acknowledge(log: EditLog, answers: ReadonlyMap<string, Edited>): EditLog {
  const own = new Map(log.own);
  const early = new Map(log.early);
  for (const [opId, { revision, patches }] of answers) {
    own.set(opId, patches);
    if (patches.length > 0) early.set(revision, patches);
  }
  const operations = log.operations.flatMap((operation): PendingOperation[] => {
    const answer = answers.get(operation.opId);
    if (!answer) return [operation];
    return answer.patches.length === 0 ? [] : [{ ...operation, state: "confirmed", confirmedAs: answer.revision }];
  });
  return settle({ ...log, own, early, operations });
}

/** A change from the page's log, anybody's. Known revisions are ignored; one after a gap waits. */
export function receive(log: EditLog, change: { revision: number; patches: Patch[]; opId: string }): EditLog {
  if (change.revision <= log.head) return log;
  const isMine = log.operations.some((operation) => operation.opId === change.opId);
  const own = isMine ? new Map(log.own).set(change.opId, change.patches) : log.own;
  const marked = isMine ? withState(log, change.opId, { state: "confirmed", confirmedAs: change.revision }) : log;
  return settle({ ...marked, own, early: new Map(log.early).set(change.revision, change.patches) });
}

/** Takes a freshly loaded draft as confirmed; what is still pending is run on top of it. */
export function rebase(log: EditLog, draft: { document: PageDocument; revision: number }): EditLog {
  if (draft.revision < log.head) return log;
  return settle({ ...log, confirmed: draft.document, head: draft.revision });
}

/** Takes an operation out, as if it had not happened. */
export function drop(log: EditLog, opId: string): EditLog {
  const own = new Map(log.own);
  own.delete(opId);
  return replay({ ...log, own, operations: log.operations.filter((operation) => operation.opId !== opId) });
}

/** Whether a change is known to exist that has not reached this editor. */
export function hasGap(log: EditLog): boolean {
  return log.early.size > 0;
}

function settle(log: EditLog): EditLog {
  let { confirmed, head } = log;
  const early = new Map([...log.early].filter(([revision]) => revision > head));
  for (let patches = early.get(head + 1); patches; patches = early.get(head + 1)) {
    head += 1;
    early.delete(head);
    confirmed = applyPatches(confirmed, patches);
  }
  const operations = log.operations.filter(
    (operation) => operation.confirmedAs === null || operation.confirmedAs > head,
  );
  return replay({ ...log, confirmed, head, early, operations });
}

/**
 * Runs the pending operations anew. One that the changed document refuses has no effect here; the server has the last
 * word on it.
 */
export function replay(log: EditLog): EditLog {
  let document = log.confirmed;
  const own = new Map(log.own);
  for (const operation of log.operations) {
    const result = runOn(log, document, operation, own);
    if (!result.ok) continue;
    if (operation.confirmedAs === null) own.set(operation.opId, difference(document, result.document));
    document = result.document;
  }
  return { ...log, document, own };
}

function runOn(log: EditLog, document: PageDocument, operation: PendingOperation, own: ReadonlyMap<string, Patch[]>) {
  const { opId, command, input } = operation;
  return runInBrowser(
    document,
    { opId, command, input },
    {
      locales: log.locales,
      isMember: log.isMember,
      patchesOf: (id) => own.get(id),
    },
  );
}
