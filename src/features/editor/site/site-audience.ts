import type { Patch } from "~/features/document/schema.ts";
import type { PendingOperation } from "../state/types.ts";
import type { SiteOutcome, SiteProblem, SiteSession } from "./site-session-contract.ts";

/** Who is told how operations went: whoever ran one, those who wait for its end, and those who follow all of them. */
export interface SiteAudience extends Pick<SiteSession, "onProblem" | "onSaved"> {
  expect: (opId: string, outcome: SiteOutcome | undefined) => void;
  /** Resolves when this operation is saved or refused. */
  ending: (opId: string) => Promise<void>;
  waits: (opId: string) => void;
  saved: (operation: Pick<PendingOperation, "opId" | "command">, patches: readonly Patch[]) => void;
  refused: (opId: string, problem: SiteProblem) => void;
  /** Told to whoever ran it, where they want to know, or else to all who follow. */
  tell: (problem: SiteProblem, outcome?: SiteOutcome) => void;
  /** Nothing more comes of this operation. */
  settle: (opId: string) => void;
}

export function createSiteAudience(): SiteAudience {
  const outcomes = new Map<string, SiteOutcome>();
  const endings = new Map<string, () => void>();
  const problems = new Set<(problem: SiteProblem) => void>();
  const followers = new Set<(patches: readonly Patch[], isFollowed: boolean) => void>();

  function tell(problem: SiteProblem, outcome?: SiteOutcome): void {
    if (outcome?.onProblem) return outcome.onProblem(problem);
    for (const listener of problems) listener(problem);
  }

  return {
    expect: (opId, outcome) => void (outcome && outcomes.set(opId, outcome)),
    ending: (opId) => new Promise((end) => void endings.set(opId, end)),
    waits: (opId) => outcomes.get(opId)?.onWaiting?.(),
    saved({ opId, command }, patches) {
      const isFollowed = outcomes.has(opId) && command !== "history.undo"; // what it brings back only the server knows
      for (const follow of followers) follow(patches, isFollowed);
      outcomes.get(opId)?.onSaved?.(opId);
    },
    refused: (opId, problem) => tell(problem, outcomes.get(opId)),
    tell,
    settle(opId) {
      outcomes.delete(opId);
      endings.get(opId)?.();
      endings.delete(opId);
    },
    onProblem(listener) {
      problems.add(listener);
      return () => void problems.delete(listener);
    },
    onSaved(listener) {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
  };
}
