import { minute } from "~/lib/time/lengths.ts";

/** Who made a change, and when. */
interface Made {
  actorId: string | null;
  actorName: string;
  createdAt: Date;
}

/** A pause of this length ends what a person does in one go, in milliseconds. */
const longPause = 15 * minute;

/**
 * Changes in the order of a log that comes newest first, in runs: what one person did in one go, as far as `isSameWork`
 * joins a change with the one after it.
 */
export function runsOf<Change extends Made>(
  changes: readonly Change[],
  isSameWork: (earlier: Change, later: Change) => boolean,
): Change[][] {
  const runs: Change[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    const later = run?.at(-1);
    if (run && later && isInOneGo(change, later) && isSameWork(change, later)) run.push(change);
    else runs.push([change]);
  }
  return runs;
}

function isInOneGo(earlier: Made, later: Made): boolean {
  const isSamePerson = earlier.actorId === later.actorId && earlier.actorName === later.actorName;
  return isSamePerson && later.createdAt.getTime() - earlier.createdAt.getTime() < longPause;
}
