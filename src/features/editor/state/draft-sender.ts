import { afterSending } from "./after-sending.ts";
import { withAll } from "./edit-log.ts";
import type { EditorModel } from "./editor-model.ts";
import { nextToSend } from "./held.ts";
import { createSaveQueue } from "./save-queue.ts";
import type { Transport } from "./transport.ts";
import type { PendingOperation } from "./types.ts";

/** Sends what is done to the page, in parcels; what is being typed waits for a pause. */
export function createDraftSender(model: EditorModel, { transport, now }: { transport: Transport; now: () => number }) {
  let holdTimer: ReturnType<typeof setTimeout> | undefined;
  const queue = createSaveQueue({
    transport,
    next: nextOperations,
    onSending: (sent) => model.change({ log: withAll(model.core().log, sent, { state: "sending", wasSent: true }) }),
    onOutcome: (sent, outcome) => model.change(afterSending(model.core(), sent, outcome)),
    onProblem: (problem) => model.change({ problem }),
  });

  function nextOperations(): PendingOperation[] {
    clearTimeout(holdTimer);
    const next = nextToSend(model.core().log.operations, now());
    if (next && "inMs" in next) holdTimer = setTimeout(() => queue.notify(), next.inMs);
    return next && "operations" in next ? next.operations : [];
  }

  return {
    ...queue,
    stop(): void {
      queue.stop();
      clearTimeout(holdTimer);
    },
  };
}
