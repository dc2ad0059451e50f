"use client";

import { useState } from "react";
import { oneAtATime } from "~/lib/turns/one-at-a-time.ts";
import { answered, type Problem } from "../account-client.ts";

export interface ProvedChange {
  call: () => Promise<unknown>;
  /** What to say once it is done. */
  said: string;
}

export type ProvedChanges = ReturnType<typeof useProvedChange>;

/**
 * Makes changes that may need the password anew, one after the other. `waiting` are those that do, to be made again once
 * it was given; `onDone` runs after each that was made.
 */
export function useProvedChange(onDone: () => Promise<void>) {
  const [waiting, setWaiting] = useState<readonly ProvedChange[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [said, setSaid] = useState("");
  const [inTurn] = useState(oneAtATime);

  /** Answers what went wrong, or null when it is done or waits for the password. */
  function make(wanted: ProvedChange): Promise<Problem | null> {
    setProblem(null);
    setSaid("");
    return inTurn(() => send(wanted));
  }
  async function send(wanted: ProvedChange): Promise<Problem | null> {
    const answer = await answered(wanted.call());
    const needsProof = !answer.isDone && answer.problem === "proveAgain";
    setWaiting((all) => {
      const others = all.filter((each) => each !== wanted);
      return needsProof ? [...others, wanted] : others;
    });
    if (!answer.isDone) return needsProof ? null : answer.problem;
    setSaid(wanted.said);
    await onDone();
    return null;
  }
  /** The same, where what goes wrong is told above the list. */
  async function makeInRow(wanted: ProvedChange): Promise<void> {
    const found = await make(wanted);
    if (found) setProblem(found);
  }
  /** Goes on with what waited; the form that took the password is gone then, so what goes wrong is told above the list, too. */
  async function goOn(): Promise<null> {
    await Promise.all(waiting.map(makeInRow));
    return null;
  }
  return { isWaiting: waiting.length > 0, problem, said, make, makeInRow, goOn, forget: () => setWaiting([]) };
}
