import { asStep } from "~/features/document/commands.ts";
import { newOperation } from "../state/run-operation.ts";
import { createSaveQueue } from "../state/save-queue.ts";
import type { Transport } from "../state/transport.ts";
import type { PendingOperation } from "../state/types.ts";
import { asRefused, createSiteAnswers } from "./site-answers.ts";
import { createSiteAudience } from "./site-audience.ts";
import { createSiteLoader, type SiteSource } from "./site-loader.ts";
import { withHeard, withOperation, withUnjudged } from "./site-log.ts";
import { createSiteModel, type KeptSteps } from "./site-model.ts";
import type { SiteOutcome, SiteSession } from "./site-session-contract.ts";
import { stepsLeft, withoutStep, withStep, withTaken, type SiteSteps } from "./site-steps.ts";

interface SiteSessionOptions extends SiteSource {
  send: Transport["send"];
  steps: KeptSteps;
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
  const { send, newId, now, random } = options;
  const model = createSiteModel(options.steps);
  const loader = createSiteLoader(model, options);
  const audience = createSiteAudience();
  const insist = ({ command, input }: PendingOperation) => lineUp(command, input, { force: true });
  const onAnswer = createSiteAnswers({ model, loader, audience, insist });
  const queue = createSaveQueue({
    transport: { send: async (operations, signal) => asRefused(await send(operations, signal)) },
    next: () => model.core().log.pending.slice(0, 1),
    onSending: () => undefined,
    onOutcome: ([sent], outcome) => sent && onAnswer(sent, outcome),
    onProblem: (problem) => model.change({ problem }),
    ...(random && { random }),
  });

  function operationOf(command: string, input: object): PendingOperation {
    const { input: plain } = asStep({ command, input });
    const { revision } = model.core().log;
    return newOperation(command, plain, { opId: newId(), at: now(), revision });
  }

  /** Takes an operation up that the server alone judges, with the steps as they are then. */
  function enqueue(operation: PendingOperation, steps: SiteSteps): void {
    const { log, runner } = model.core();
    model.change({ steps, log: withUnjudged(log, [...log.pending, operation], runner) });
    queue.notify();
  }

  /** Lines up what is not judged here, and is a step of its own. */
  function lineUp(
    command: string,
    input: unknown,
    { force, outcome }: { force: boolean; outcome?: SiteOutcome | undefined },
  ): string {
    const operation = { ...operationOf(command, input as object), force };
    audience.expect(operation.opId, outcome);
    enqueue(operation, withStep(model.core().steps, { opId: operation.opId, at: operation.at }));
    return operation.opId;
  }

  /** Something changed the site that is not here: it is fetched, where anybody has asked for it. */
  function changedElsewhere({ steps, revision = 0 }: { steps?: SiteSteps; revision?: number }): void {
    const { confirmed, log, steps: before } = model.core();
    model.change({ steps: steps ?? before, confirmed: confirmed + 1, log: withHeard(log, revision) });
    if (log.document) void loader.fetch();
  }

  return {
    getState: model.getState,
    subscribe: model.subscribe,
    onProblem: audience.onProblem,
    onSaved: audience.onSaved,
    open: loader.open,
    reload: () => (model.core().log.document ? loader.fetch() : loader.open()),
    run(command, input, outcome) {
      const { log, runner, steps } = model.core();
      if (!log.document || !runner) return false;
      const operation = operationOf(command, input);
      const { opId, at } = operation;
      const added = withOperation(log, operation, runner);
      if (!added.ok) {
        audience.tell({ command, refusal: added.refusal }, outcome);
        return false;
      }
      if (added.log === log) {
        outcome?.onUnchanged?.();
        return true;
      }
      audience.expect(opId, outcome);
      model.change({ steps: withStep(steps, { opId, at }), log: added.log });
      queue.notify();
      return true;
    },
    send: (command, input, outcome) => lineUp(command, input, { force: false, outcome }),
    done(opId) {
      changedElsewhere({ steps: withStep(model.core().steps, { opId, at: now() }) });
    },
    isStep: (wanted) => model.core().steps.undo.some(({ opId }) => opId === wanted),
    async takeBack(from, wanted) {
      const left = stepsLeft(model.core().steps, model.core().taking);
      const step = left[from].findLast((each) => wanted === undefined || each.opId === wanted);
      if (!step) return;
      const at = now();
      const taking = new Set(model.core().taking).add(step.opId);
      model.change({ taking }); // whoever presses again meanwhile takes the step before
      await loader.open(); // it is judged from the site as it is now
      const { log, steps } = model.core();
      model.change({ taking: new Set([...model.core().taking].filter((opId) => opId !== step.opId)) });
      if (!log.document) return audience.tell({ command: "history.undo", refusal: "unreachable" });
      if (!steps[from].includes(step)) return;
      const operation = operationOf("history.undo", { opIds: [step.opId] });
      const { opId } = operation;
      const ending = audience.ending(opId);
      enqueue(operation, withTaken(steps, from, { opId: step.opId, by: { opId, at } }));
      await ending;
    },
    takeBackAll(opIds, outcome) {
      const onSaved = (opId: string) => {
        // What is taken back is no step of this tab any more.
        model.change({ steps: opIds.reduce(withoutStep, model.core().steps) });
        outcome.onSaved?.(opId);
      };
      lineUp("history.undo", { opIds: [...opIds] }, { force: false, outcome: { ...outcome, onSaved } });
    },
    revision: () => model.core().log.revision,
    onRemoteChange({ opId, revision }) {
      const { heard, pending } = model.core().log;
      const isAwaited = pending.some((operation) => operation.opId === opId); // its answer tells of it
      if (revision > heard && !isAwaited) changedElsewhere({ revision });
    },
    retry: () => queue.kick(),
    start(storage) {
      const { log, runner } = model.core();
      const known = new Set(log.pending.map(({ opId }) => opId));
      const stored = storage.load().filter(({ opId }) => !known.has(opId));
      model.keepIn(storage);
      model.change({ log: withUnjudged(log, [...stored, ...log.pending], runner) });
      queue.start();
      loader.start();
      return stored.length;
    },
    stop() {
      queue.stop();
      loader.stop();
    },
  };
}
