import type { SiteProblem, SiteSession } from "../../site/site-session-contract.ts";
import type { Filed } from "./filed.ts";

interface Told {
  /** The steps that were saved, once all are answered; whether each of them can still be taken back: not so many are kept. */
  onFiled: (opIds: readonly string[], hasWayBack: boolean) => void;
  /** Each that was refused. */
  onProblem: (problem: SiteProblem) => void;
}

/** Puts several media into a folder, or gives them tags: each a step of its own, told of as one. */
export function fileAll(
  session: Pick<SiteSession, "send" | "isStep">,
  all: readonly Filed[],
  { onFiled, onProblem }: Told,
): void {
  const saved: string[] = [];
  let waitingFor = all.length;
  const onAnswered = () => {
    waitingFor -= 1;
    if (waitingFor === 0 && saved.length > 0) onFiled(saved, saved.every(session.isStep));
  };
  for (const each of all) {
    session.send("media.describe", each, {
      onSaved: (opId) => {
        saved.push(opId);
        onAnswered();
      },
      onProblem: (problem) => {
        onProblem(problem);
        onAnswered();
      },
    });
  }
}
