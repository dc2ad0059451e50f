import { differenceIn, withValueIn } from "~/features/document/domain/patches.ts";
import type { Edited, Patch } from "~/features/document/schema.ts";
import type { runSiteCommand } from "~/features/site/commands/run.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { siteShape } from "~/features/site/domain/site-shape.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PendingOperation } from "../state/types.ts";

/** The site as the server has it, and on top of it what was done here and is not confirmed. */
export interface SiteLog {
  /** Null until it was asked for and came. */
  confirmed: SiteDocument | null;
  revision: number;
  pending: readonly PendingOperation[];
  /** What the operations of this editor changed, by opId: enough to take them back. */
  own: ReadonlyMap<string, readonly Patch[]>;
  /** What is shown. */
  document: SiteDocument | null;
}

export const emptySiteLog: SiteLog = { confirmed: null, revision: 0, pending: [], own: new Map(), document: null };

/** What operations are run with. */
export interface SiteRunner {
  run: typeof runSiteCommand;
  locales: readonly Locale[];
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
  return shown({ ...log, confirmed: loaded.document, revision: loaded.revision }, runner);
}

/**
 * The server has carried an operation out. When others changed something before it that has not come here, the log stays
 * at its revision: see `isBehind`.
 */
export function withAnswer(log: SiteLog, opId: string, answer: Edited, runner: SiteRunner | null): SiteLog {
  const own = new Map(log.own).set(opId, answer.patches);
  const others = { ...log, own, pending: log.pending.filter((operation) => operation.opId !== opId) };
  if (!log.confirmed || answer.revision !== log.revision + 1) return shown(others, runner);
  const confirmed = answer.patches.reduce(
    (document, { path, after }) => withValueIn(siteShape, document, path, after),
    log.confirmed,
  );
  return shown({ ...others, confirmed, revision: answer.revision }, runner);
}

/** Whether a revision is known of that has not come here. */
export function isBehind(log: SiteLog, revision: number): boolean {
  return log.confirmed !== null && revision > log.revision;
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
  const document = log.pending.reduce((before, operation) => {
    const result = carryOut(before, operation, { runner, own });
    if (!result.ok) return before; // the server has the last word on it
    own.set(operation.opId, differenceIn(siteShape, before, result.document));
    return result.document;
  }, log.confirmed);
  return { ...log, own, document };
}

function carryOut(
  document: SiteDocument,
  { opId, command, input }: PendingOperation,
  { runner, own }: { runner: SiteRunner; own: SiteLog["own"] },
) {
  const patchesOf = (id: string) => own.get(id)?.slice();
  return runner.run(document, { opId, command, input }, { locales: runner.locales, patchesOf });
}
