import { oneAtATime } from "~/lib/turns/one-at-a-time.ts";

/** Has what changes a page that is not open sent once the change before has been answered: of two the later one stays. */
export const inTurn = oneAtATime();
