import type { Edited } from "~/features/document/schema.ts";
import type { SendOutcome } from "../state/transport.ts";
import type { PendingOperation } from "../state/types.ts";
import type { SiteAudience } from "./site-audience.ts";
import type { SiteLoader } from "./site-loader.ts";
import { isBehind, withAnswer, withoutOperation } from "./site-log.ts";
import type { SiteModel } from "./site-model.ts";
import type { SiteProblem } from "./site-session-contract.ts";
import { withoutStep } from "./site-steps.ts";

interface Surroundings {
  model: SiteModel;
  loader: SiteLoader;
  audience: SiteAudience;
  /** Does the same over what another person did meanwhile. */
  insist: (operation: PendingOperation) => void;
}

/** Carries out what the server answers to an operation: it is saved, or taken off the screen and told, or waits. */
export function createSiteAnswers({ model, loader, audience, insist }: Surroundings) {
  function onSaved({ opId, command }: PendingOperation, answer: Edited): void {
    const { confirmed, log, runner } = model.core();
    model.change({ confirmed: confirmed + 1, log: withAnswer(log, opId, answer, runner) });
    audience.saved({ opId, command }, answer.patches);
    if (isBehind(model.core().log)) void loader.fetch().then(() => audience.settle(opId));
    else audience.settle(opId);
  }

  function onGone(opId: string, problem: SiteProblem): void {
    const { steps, log, runner } = model.core();
    model.change({ steps: withoutStep(steps, opId), log: withoutOperation(log, opId, runner) });
    audience.refused(opId, problem);
    if (model.core().log.document) void loader.fetch().then(() => audience.settle(opId));
    else audience.settle(opId);
  }

  return (sent: PendingOperation, outcome: SendOutcome): void => {
    const { opId, command } = sent;
    switch (outcome.type) {
      case "confirmed": {
        const [answer] = outcome.saved;
        if (answer) onSaved(sent, answer);
        return;
      }
      case "stale":
        // Nobody loses what they set: it can be set over what the other person did.
        return onGone(opId, { command, refusal: "changed-meanwhile", again: () => insist(sent) });
      case "refused":
        return onGone(opId, { command, refusal: outcome.refusal });
      case "gone":
      case "forbidden":
        return; // `asRefused` says so in other words
      case "signedOut":
      case "offline":
      case "unavailable":
        audience.waits(opId);
    }
  };
}

/** What is forbidden, or of what is not there, says nothing of what was done after it: that is saved all the same. */
export function asRefused(outcome: SendOutcome): SendOutcome {
  if (outcome.type === "forbidden") return { type: "refused", refusal: "forbidden" };
  return outcome.type === "gone" ? { type: "refused", refusal: "not-found" } : outcome;
}
