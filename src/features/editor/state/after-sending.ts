import { acknowledge, drop, withAll } from "./edit-log.ts";
import { refusedBecause, withConflict, type Core } from "./editor-state.ts";
import type { SendOutcome } from "./transport.ts";
import type { PendingOperation } from "./types.ts";
import { forget } from "./undo-stacks.ts";

/**
 * What the server's answer to operations that were sent together changes. Those that it did not take go on waiting,
 * except a first one that it took exception to.
 */
export function afterSending(core: Core, sent: readonly PendingOperation[], outcome: SendOutcome): Partial<Core> {
  const underWay = core.log.operations.filter(({ state }) => state === "sending"); // the live connection may have told of some
  const log = withAll(core.log, underWay, { state: "waiting" });
  const [first] = sent;
  if (!first) return {};
  switch (outcome.type) {
    case "confirmed":
      return {
        gone: null,
        log: acknowledge(log, new Map(sent.flatMap(({ opId }, index) => answerOf(opId, outcome.saved[index])))),
      };
    case "stale":
      return withConflict({ ...core, log }, first, outcome.parts);
    case "refused":
      return {
        log: drop(log, first.opId),
        stacks: forget(core.stacks, first.opId),
        refused: [...core.refused, refusedBecause(first, outcome.refusal)],
      };
    case "gone":
      return { log, gone: core.gone ?? { by: null } }; // the words come back with the page
    case "signedOut":
    case "forbidden":
    case "offline":
    case "unavailable":
      return { log };
  }
}

function answerOf<Answer>(opId: string, answer: Answer | undefined): [string, Answer][] {
  return answer === undefined ? [] : [[opId, answer]];
}
