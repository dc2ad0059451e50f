import { differenceIn, withValueIn } from "~/features/document/domain/patches.ts";
import type { Edited, Patch } from "~/features/document/schema.ts";
import type { runSiteCommand } from "~/features/site/commands/run.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { siteShape } from "~/features/site/domain/site-shape.ts";
import type { PendingOperation } from "../state/types.ts";

/** The site as the server has it, and on top of it what was done here and is not confirmed. */
export interface SiteLog {
  /** Null until it was asked for and came. */
  confirmed: SiteDocument | null;
  revision: number;
  /** The newest revision that was heard of; what it changed may not have come here yet. */
  heard: number;
  /** What the server has carried out after changes of others that have not come here: shown until they come. */
  answered: readonly { operation: PendingOperation; revision: number }[];
  pending: readonly PendingOperation[];
  /** What the operations of this editor changed, by opId: enough to take them back. */
  own: ReadonlyMap<string, readonly Patch[]>;
  /** What is shown. */
  document: SiteDocument | null;
}

export const emptySiteLog: SiteLog = {
  confirmed: null,
  revision: 0,
  heard: 0,
  answered: [],
  pending: [],
  own: new Map(),
  document: null,
};

/** What operations are run with. */
export interface SiteRunner {
  run: typeof runSiteCommand;
}

type Added = { ok: true; log: SiteLog } | { ok: false; refusal: string };

/** Lines an operation up. The very same log when it changes nothing. */
export function withOperation(log: SiteLog, operation: PendingOperation, runner: SiteRunner): Added {
  if (!log.document) return { ok: true, log };
  const result = carryOut(log.document, operation, { runner, own: log.own });
  if (!result.ok) return result;
  if (result.document === log.document) return { ok: true, log };
  return { ok: true, log: shown({ ...log, pending: [...log.pending, operation] }, runner) };
}

/** Lines operations up whatever they change here: the server alone decides about them. */
export function withUnjudged(log: SiteLog, pending: SiteLog["pending"], runner: SiteRunner | null): SiteLog {
  return shown({ ...log, pending }, runner);
}

/** Takes a freshly loaded site as confirmed. */
export function withLoaded(
  log: SiteLog,
  loaded: { document: SiteDocument; revision: number },
  runner: SiteRunner,
): SiteLog {
  if (log.confirmed && loaded.revision < log.revision) return log;
  const answered = log.answered.filter(({ revision }) => revision > loaded.revision);
  return shown(
    { ...withHeard(log, loaded.revision), answered, confirmed: loaded.document, revision: loaded.revision },
    runner,
  );
}

/** A revision is heard of. */
export function withHeard(log: SiteLog, revision: number): SiteLog {
  return { ...log, heard: Math.max(log.heard, revision) };
}

/**
 * The server has carried an operation out. When others changed something before it that has not come here, the log stays
 * at its revision: see `isBehind`.
 */
export function withAnswer(log: SiteLog, opId: string, answer: Edited, runner: SiteRunner | null): SiteLog {
  const { revision, patches } = answer;
  const own = new Map(log.own).set(opId, patches);
  const sent = log.pending.find((operation) => operation.opId === opId);
  const pending = log.pending.filter((operation) => operation !== sent);
  const others = { ...withHeard(log, revision), own, pending };
  // An answer without patches carries the revision that the site has, which somebody else made.
  if (!log.confirmed || revision !== log.revision + 1 || patches.length === 0) {
    const answered = sent && revision > log.revision ? [...log.answered, { operation: sent, revision }] : log.answered;
    return shown({ ...others, answered }, runner);
  }
  const confirmed = patches.reduce(
    (document, { path, after }) => withValueIn(siteShape, document, path, after),
    log.confirmed,
  );
  return shown({ ...others, confirmed, revision }, runner);
}

/** Whether a revision was heard of that has not come here. */
export function isBehind({ confirmed, heard, revision }: SiteLog): boolean {
  return confirmed !== null && heard > revision;
}

/** Takes an operation out, as if it had not happened. */
export function withoutOperation(log: SiteLog, opId: string, runner: SiteRunner | null): SiteLog {
  const own = new Map(log.own);
  own.delete(opId);
  return shown({ ...log, own, pending: log.pending.filter((operation) => operation.opId !== opId) }, runner);
}

function shown(log: SiteLog, runner: SiteRunner | null): SiteLog {
  if (!log.confirmed || !runner) return { ...log, document: log.confirmed };
  const own = new Map(log.own);
  const after = (before: SiteDocument, operation: PendingOperation) => {
    const result = carryOut(before, operation, { runner, own });
    return result.ok ? result.document : before; // the server has the last word on it
  };
  const answered = log.answered.reduce((before, { operation }) => after(before, operation), log.confirmed);
  const document = log.pending.reduce((before, operation) => {
    const next = after(before, operation);
    if (next !== before) own.set(operation.opId, differenceIn(siteShape, before, next));
    return next;
  }, answered);
  return { ...log, own, document };
}

function carryOut(
  document: SiteDocument,
  { opId, command, input }: PendingOperation,
  { runner, own }: { runner: SiteRunner; own: SiteLog["own"] },
) {
  const patchesOf = (id: string) => own.get(id)?.slice();
  return runner.run(document, { opId, command, input }, { locales: document.locales, patchesOf });
}
