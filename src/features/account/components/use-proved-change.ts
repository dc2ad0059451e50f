"use client";

import { useState } from "react";
import { answered, type Problem } from "../account-client.ts";

export interface ProvedChange {
  call: () => Promise<unknown>;
  /** What to say once it is done. */
  said: string;
}

export type ProvedChanges = ReturnType<typeof useProvedChange>;

/**
 * Makes changes that may need the password anew. `waiting` is one that does, to be made again once it was given;
 * `onDone` runs after each that was made.
 */
export function useProvedChange(onDone: () => Promise<void>) {
  const [waiting, setWaiting] = useState<ProvedChange | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [said, setSaid] = useState("");

  /** Answers what went wrong, or null when it is done or waits for the password. */
  async function make(wanted: ProvedChange): Promise<Problem | null> {
    const answer = await answered(wanted.call());
    setProblem(null);
    setSaid(answer.isDone ? wanted.said : "");
    const needsProof = !answer.isDone && answer.problem === "proveAgain";
    setWaiting(needsProof ? wanted : null);
    if (answer.isDone) await onDone();
    return answer.isDone || needsProof ? null : answer.problem;
  }
  /** The same, where what goes wrong is told above the list. */
  async function makeInRow(wanted: ProvedChange): Promise<void> {
    setProblem(await make(wanted));
  }
  /** Goes on with what waited; the form that took the password is gone then, so what goes wrong is told above the list, too. */
  async function goOn(): Promise<null> {
    if (waiting) await makeInRow(waiting);
    return null;
  }
  return { waiting, problem, said, make, makeInRow, goOn, forget: () => setWaiting(null) };
}
