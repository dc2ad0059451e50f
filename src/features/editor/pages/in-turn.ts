import { oneAtATime } from "~/lib/turns/one-at-a-time.ts";
import { changesUnderWay } from "../state/unsaved-words.ts";

const turns = oneAtATime();

/**
 * Has what changes a page that is not open sent once the change before has been answered: of two the later one stays.
 * Nothing else holds them, so nobody leaves before they are answered without being asked.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const release = changesUnderWay.hold();
  return turns(work).finally(release);
}
