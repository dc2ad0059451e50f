import { asStep } from "~/features/document/commands.ts";
import type { Edited, Patch } from "~/features/document/schema.ts";
import type { runSiteCommand } from "~/features/site/commands/run.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PendingStorage } from "../state/pending-storage.ts";
import { newOperation } from "../state/run-operation.ts";
import { createSaveQueue } from "../state/save-queue.ts";
import type { SendOutcome, Transport } from "../state/transport.ts";
import type { PendingOperation, SaveProblem } from "../state/types.ts";
import {
  emptySiteLog,
  isBehind,
  withAnswer,
  withLoaded,
  withoutOperation,
  withOperation,
  withUnjudged,
  type SiteLog,
  type SiteRunner,
} from "./site-log.ts";
import type { SiteOutcome, SiteProblem, SiteSession, SiteState } from "./site-session-contract.ts";
import { withoutStep, withStep, withTaken, type SiteSteps } from "./site-steps.ts";

export interface SiteSessionOptions {
  locales: readonly Locale[];
  load: () => Promise<{ document: SiteDocument; revision: number }>;
  send: Transport["send"];
  /** The commands come with the first use: most visits of the editor change nothing of the site. */
  loadCommands: () => Promise<typeof runSiteCommand>;
  steps: { load: () => SiteSteps; save: (steps: SiteSteps) => void };
  newId: () => string;
  now: () => number;
  random?: () => number;
}

/**
 * The site's own document under edit (settings, look, navigation, collections, names and roles of pages): runs commands
 * at once, saves them one after the other, and takes them back. What cannot be saved now stays on screen and on this
 * device, and is tried again; what the server refuses is taken off the screen and told.
 */
export function createSiteSession(options: SiteSessionOptions): SiteSession {
  const { load, send, loadCommands, locales, steps: kept, newId, now, random } = options;
  let runner: SiteRunner | null = null;
  let log: SiteLog = emptySiteLog;
  let hasFailed = false;
  let confirmed = 0;
  let loading = 0;
  let isKept = true;
  let problem: SaveProblem = "none";
  let steps = kept.load();
  let opening: Promise<unknown> | null = null;
  let storage: PendingStorage | null = null;
  let state = derived();
  const own = new Set<string>();
  const outcomes = new Map<string, SiteOutcome>();
  const endings = new Map<string, () => void>();
  const listeners = new Set<() => void>();
  const problems = new Set<(problem: SiteProblem) => void>();
  const followers = new Set<(patches: readonly Patch[], isFollowed: boolean) => void>();
  const queue = createSaveQueue({
    transport: { send: async (operations, signal) => asRefused(await send(operations, signal)) },
    next: () => log.pending.slice(0, 1),
    onSending: () => undefined,
    onOutcome: ([sent], outcome) => sent && onOutcome(sent, outcome),
    onProblem: (next) => {
      problem = next;
      tell();
    },
    ...(random && { random }),
  });

  function derived(): SiteState {
    const at = (side: "undo" | "redo") => steps[side].at(-1)?.at ?? null;
    const isUnsaved = log.pending.length > 0;
    return {
      document: log.document,
      confirmed,
      hasFailed,
      isSaving: isUnsaved,
      isKept,
      isLoading: loading > 0,
      problem: isUnsaved ? problem : "none",
      undoAt: at("undo"),
      redoAt: at("redo"),
    };
  }
  function tell(): void {
    state = derived();
    for (const listener of listeners) listener();
  }
  function setLog(next: SiteLog): void {
    if (next.pending !== log.pending && storage) isKept = storage.save(next.pending);
    log = next;
    tell();
  }
  function setSteps(next: SiteSteps): void {
    steps = next;
    kept.save(next);
  }

  /** Answers with why it could not be had. */
  async function fetchDocument(): Promise<{ error: unknown } | null> {
    loading += 1;
    tell();
    try {
      const [loaded, run] = await Promise.all([load(), runner?.run ?? loadCommands()]);
      runner = { run, locales };
      hasFailed = false;
      log = withLoaded(log, loaded, runner);
      return null;
    } catch (error) {
      hasFailed = log.document === null;
      return { error };
    } finally {
      loading -= 1;
      tell();
    }
  }

  function open(): Promise<unknown> {
    if (log.document) return Promise.resolve(null);
    return (opening ??= fetchDocument().finally(() => (opening = null)));
  }

  function onOutcome({ opId, command, input }: PendingOperation, outcome: SendOutcome): void {
    switch (outcome.type) {
      case "confirmed": {
        const [answer] = outcome.saved;
        if (answer) onSaved(opId, answer);
        return;
      }
      case "stale":
        // Nobody loses what they set: it can be set over what the other person did.
        return onGone(opId, {
          command,
          refusal: "changed-meanwhile",
          again: () => lineUp(command, input, { force: true }),
        });
      case "refused":
        return onGone(opId, { command, refusal: outcome.refusal });
      case "gone":
      case "forbidden":
        return; // `asRefused` says so in other words
      case "signedOut":
      case "offline":
      case "unavailable":
        outcomes.get(opId)?.onWaiting?.();
    }
  }

  function onSaved(opId: string, answer: Edited): void {
    confirmed += 1;
    setLog(withAnswer(log, opId, answer, runner));
    for (const follow of followers) follow(answer.patches, outcomes.has(opId));
    outcomes.get(opId)?.onSaved?.(opId);
    if (isBehind(log, answer.revision)) void fetchDocument().then(() => settle(opId));
    else settle(opId);
  }

  function onGone(opId: string, reason: SiteProblem): void {
    setSteps(withoutStep(steps, opId));
    setLog(withoutOperation(log, opId, runner));
    (outcomes.get(opId)?.onProblem ?? tellProblem)(reason);
    if (log.document) void fetchDocument().then(() => settle(opId));
    else settle(opId);
  }

  function settle(opId: string): void {
    outcomes.delete(opId);
    endings.get(opId)?.();
    endings.delete(opId);
  }

  function tellProblem(reason: SiteProblem): void {
    for (const listener of problems) listener(reason);
  }

  function operationOf(command: string, input: object): PendingOperation {
    const { input: plain } = asStep({ command, input });
    const operation = newOperation(command, plain, { opId: newId(), at: now(), revision: log.revision });
    own.add(operation.opId);
    return operation;
  }

  /** Lines up what is not judged here, and is a step of its own. */
  function lineUp(
    command: string,
    input: unknown,
    { force, outcome }: { force: boolean; outcome?: SiteOutcome | undefined },
  ): void {
    const operation = { ...operationOf(command, input as object), force };
    if (outcome) outcomes.set(operation.opId, outcome);
    setSteps(withStep(steps, { opId: operation.opId, at: operation.at }));
    setLog(withUnjudged(log, [...log.pending, operation], runner));
    queue.notify();
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    onProblem(listener) {
      problems.add(listener);
      return () => void problems.delete(listener);
    },
    onSaved(listener) {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
    open: async () => void (await open()),
    reload: async () => void (await (log.document ? fetchDocument() : open())),
    run(command, input, outcome) {
      if (!log.document || !runner) return false;
      const operation = operationOf(command, input);
      const { opId, at } = operation;
      const added = withOperation(log, operation, runner);
      if (!added.ok) {
        (outcome?.onProblem ?? tellProblem)({ command, refusal: added.refusal });
        return false;
      }
      if (added.log === log) {
        outcome?.onUnchanged?.();
        return true;
      }
      if (outcome) outcomes.set(opId, outcome);
      setSteps(withStep(steps, { opId, at }));
      setLog(added.log);
      queue.notify();
      return true;
    },
    send: (command, input, outcome) => lineUp(command, input, { force: false, outcome }),
    done(opId) {
      own.add(opId);
      setSteps(withStep(steps, { opId, at: now() }));
      confirmed += 1;
      if (log.document) void fetchDocument(); // it was done elsewhere: what it changed is not here
      else tell();
    },
    async takeBack(from, wanted) {
      await open(); // it is judged from the site as it is now
      if (!log.document) return tellProblem({ command: "history.undo", refusal: "unreachable" });
      const step = steps[from].findLast((each) => wanted === undefined || each.opId === wanted);
      if (!step) return;
      const operation = operationOf("history.undo", { opIds: [step.opId] });
      const { opId, at } = operation;
      setSteps(withTaken(steps, from, { opId: step.opId, by: { opId, at } }));
      const ending = new Promise<void>((end) => void endings.set(opId, end));
      setLog(withUnjudged(log, [...log.pending, operation], runner));
      queue.notify();
      await ending;
    },
    takeBackAll(opIds, outcome) {
      const onSaved = (opId: string) => {
        // What is taken back is no step of this tab any more.
        setSteps(opIds.reduce(withoutStep, steps));
        tell();
        outcome.onSaved?.(opId);
      };
      lineUp("history.undo", { opIds: [...opIds] }, { force: false, outcome: { ...outcome, onSaved } });
    },
    onRemoteChange(change) {
      if (own.has(change.opId) || change.revision <= log.revision) return;
      confirmed += 1;
      if (log.document) void fetchDocument();
      else tell();
    },
    retry: () => queue.kick(),
    start(pendingStorage) {
      const known = new Set(log.pending.map(({ opId }) => opId));
      const stored = pendingStorage.load().filter(({ opId }) => !known.has(opId));
      storage = pendingStorage;
      for (const { opId } of stored) own.add(opId);
      setLog(withUnjudged(log, [...stored, ...log.pending], runner));
      queue.start();
      return stored.length;
    },
    stop: () => queue.stop(),
  };
}

/** What is forbidden, or of what is not there, says nothing of what was done after it: that is saved all the same. */
function asRefused(outcome: SendOutcome): SendOutcome {
  if (outcome.type === "forbidden") return { type: "refused", refusal: "forbidden" };
  return outcome.type === "gone" ? { type: "refused", refusal: "not-found" } : outcome;
}
