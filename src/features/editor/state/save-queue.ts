import { backOff } from "~/lib/turns/back-off.ts";
import type { SendOutcome, Transport } from "./transport.ts";
import type { PendingOperation, SaveProblem } from "./types.ts";

interface SaveQueueOptions {
  transport: Pick<Transport, "send">;
  /** The operations whose turn it is, in order; none when nothing is to be sent now. */
  next: () => PendingOperation[];
  onSending: (operations: readonly PendingOperation[]) => void;
  /** Called with every answer; operations that must be tried again go back to waiting by themselves. */
  onOutcome: (operations: readonly PendingOperation[], outcome: SendOutcome) => void;
  onProblem: (problem: SaveProblem) => void;
  random?: () => number;
}

const firstPause = 1000;
const longestPause = 20_000;
/** How long an answer is waited for: with each failure longer, since a slow line needs it. In milliseconds. */
const patience = { firstMs: 5_000, longestMs: 15_000, spread: 0 };

/**
 * Sends operations in order, one parcel at a time. What fails for a passing reason is tried again, under the same opId,
 * after a growing pause; what needs a person (signing in, restoring the page) waits for `kick`.
 */
export function createSaveQueue(options: SaveQueueOptions) {
  const { transport, next, onSending, onOutcome, onProblem, random = Math.random } = options;
  let request: AbortController | null = null;
  let failures = 0;
  let needsPerson = false;
  let isAgainAtOnce = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  async function send(): Promise<void> {
    if (isStopped || request || timer !== null || needsPerson) return;
    const operations = next();
    if (operations.length === 0) return;
    onSending(operations);
    const outcome = await answerTo(operations);
    const problem = problemOf(outcome);
    const isCut = isAgainAtOnce && problem === "offline";
    isAgainAtOnce = false;
    needsPerson = problem === "signedOut" || problem === "forbidden" || problem === "gone";
    failures = problem === "none" || isCut ? 0 : failures + 1;
    onOutcome(operations, outcome);
    if (!isCut) onProblem(problem);
    if (isStopped) return;
    if (failures > 0 && !needsPerson) pause();
    else void send();
  }

  async function answerTo(operations: readonly PendingOperation[]): Promise<SendOutcome> {
    const sent = new AbortController();
    request = sent;
    const limit = setTimeout(() => sent.abort(), backOff(failures, patience));
    const outcome = await transport.send(operations, sent.signal).catch((): SendOutcome => ({ type: "unavailable" }));
    clearTimeout(limit);
    request = null;
    return outcome;
  }

  function pause(): void {
    const pauseMs = backOff(failures - 1, { firstMs: firstPause, longestMs: longestPause, spread: 0.5, random });
    timer = setTimeout(() => {
      timer = null;
      void send();
    }, pauseMs);
  }

  /**
   * Tries now, whatever stood in the way. A request without an answer is given up and sent again: the line that it left
   * by may be gone, and the server knows an operation that it has carried out by its opId.
   */
  function kick(): void {
    if (isStopped) return;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    needsPerson = false;
    failures = 0; // they were those of another line
    isAgainAtOnce = request !== null;
    request?.abort();
    void send();
  }

  return {
    /** Something new may be waiting. */
    notify: () => void send(),
    kick,
    /** Sends again after `stop`, and tries at once. */
    start(): void {
      isStopped = false;
      kick();
    },
    /** Sends nothing any more. The answer to what is under way is still told. */
    stop(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      isStopped = true;
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
    case "gone":
      return "gone";
    case "confirmed":
    case "stale":
    case "refused":
      return "none";
  }
}
