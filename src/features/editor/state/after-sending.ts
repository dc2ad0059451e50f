import { acknowledge, drop, withState } from "./edit-log.ts";
import { refusedBecause, withConflict, type Core } from "./editor-state.ts";
import type { SendOutcome } from "./transport.ts";
import type { PendingOperation } from "./types.ts";
import { forget } from "./undo-stacks.ts";

/** What the server's answer to an operation changes. Where it could not be asked, the operation goes on waiting. */
export function afterSending(core: Core, operation: PendingOperation, outcome: SendOutcome): Partial<Core> {
  const { opId } = operation;
  switch (outcome.type) {
    case "confirmed":
      return { log: acknowledge(core.log, opId, outcome) };
    case "stale":
      return withConflict(core, operation, outcome.parts);
    case "refused":
      return {
        log: drop(core.log, opId),
        stacks: forget(core.stacks, opId),
        refused: [...core.refused, refusedBecause(operation, outcome.refusal)],
      };
    case "signedOut":
    case "forbidden":
    case "offline":
    case "unavailable":
      return { log: withState(core.log, opId, { state: "waiting" }) };
  }
}
