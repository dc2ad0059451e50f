import { backOff } from "~/lib/back-off.ts";
import type { SendOutcome, Transport } from "./transport.ts";
import type { PendingOperation, SaveProblem } from "./types.ts";

export interface SaveQueueOptions {
  transport: Pick<Transport, "send">;
  /** The operation whose turn it is, or null. */
  next: () => PendingOperation | null;
  onSending: (operation: PendingOperation) => void;
  /** Called with every answer; an operation that must be tried again goes back to waiting by itself. */
  onOutcome: (operation: PendingOperation, outcome: SendOutcome) => void;
  onProblem: (problem: SaveProblem) => void;
  random?: () => number;
}

const firstPause = 1000;
const longestPause = 20_000;

/**
 * Sends operations one at a time and in order. What fails for a passing reason is tried again, under the same opId,
 * after a growing pause; what needs a person (signing in) waits for `kick`.
 */
export function createSaveQueue(options: SaveQueueOptions) {
  const { transport, next, onSending, onOutcome, onProblem, random = Math.random } = options;
  let isSending = false;
  let failures = 0;
  let needsPerson = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  async function send(): Promise<void> {
    if (isSending || timer !== null || needsPerson) return;
    const operation = next();
    if (!operation) return;
    isSending = true;
    onSending(operation);
    const outcome = await transport.send(operation).catch((): SendOutcome => ({ type: "unavailable" }));
    isSending = false;
    const problem = problemOf(outcome);
    needsPerson = problem === "signedOut" || problem === "forbidden";
    failures = problem === "none" ? 0 : failures + 1;
    onOutcome(operation, outcome);
    onProblem(problem);
    if (problem === "offline" || problem === "server") pause();
    else void send();
  }

  function pause(): void {
    const pauseMs = backOff(failures - 1, { firstMs: firstPause, longestMs: longestPause, spread: 0.5, random });
    timer = setTimeout(() => {
      timer = null;
      void send();
    }, pauseMs);
  }

  return {
    /** Something new may be waiting. */
    notify: () => void send(),
    /** Tries now, whatever stood in the way. */
    kick(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      needsPerson = false;
      void send();
    },
    stop(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      needsPerson = true;
    },
  };
}

function problemOf(outcome: SendOutcome): SaveProblem {
  switch (outcome.type) {
    case "offline":
      return "offline";
    case "unavailable":
      return "server";
    case "signedOut":
      return "signedOut";
    case "forbidden":
      return "forbidden";
    case "confirmed":
    case "stale":
    case "refused":
      return "none";
  }
}
