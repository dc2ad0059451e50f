import { minute } from "~/lib/time/lengths.ts";

/** When a round's strokes reached the server, and when by the word of its phones they were made, in the database's time. */
export interface StrokeTimes {
  firstAt: Date;
  lastAt: Date;
  firstMadeAt: Date;
  lastMadeAt: Date;
}

/** What a site takes for the shortest round, and on how many holes. */
interface RoundLimits {
  shortestRoundMinutes: number;
  holes: number;
}

/** Whole minutes from one moment to a later one, both in the database's time. */
export function minutesPlayed(startedAt: Date, now: Date): number {
  return Math.floor((now.getTime() - startedAt.getTime()) / minute);
}

/**
 * Whether people can have walked and played the course by now: since the round was started, and since its first strokes,
 * which come at the end of the first hole. 0 shortest minutes believe everything.
 */
export function isBelievable(startedAt: Date, strokes: StrokeTimes, now: Date, limits: RoundLimits): boolean {
  const isLongAgo = now.getTime() - strokes.firstMadeAt.getTime() >= walkMs(limits);
  return isLongAgo && minutesPlayed(startedAt, now) >= limits.shortestRoundMinutes;
}

/** Whether the strokes were made along the course, and not all at once. */
export function isPlayedAlong({ firstMadeAt, lastMadeAt }: StrokeTimes, limits: RoundLimits): boolean {
  return lastMadeAt.getTime() - firstMadeAt.getTime() >= walkMs(limits);
}

/**
 * What the staff may want to ask about: strokes that all came at once, written down afterwards or made up (`at-once`), and
 * strokes that were made along the course by the phone's word only, which had no network meanwhile (`brought-later`).
 */
export function doubtAbout(strokes: StrokeTimes, limits: RoundLimits): "at-once" | "brought-later" | null {
  if (!isPlayedAlong(strokes, limits)) return "at-once";
  const asSeen = { ...strokes, firstMadeAt: strokes.firstAt, lastMadeAt: strokes.lastAt };
  return isPlayedAlong(asSeen, limits) ? null : "brought-later";
}

/** The shortest way from the end of the first hole to the end of the last. */
function walkMs({ shortestRoundMinutes, holes }: RoundLimits): number {
  return holes === 0 ? 0 : (shortestRoundMinutes * minute * (holes - 1)) / holes;
}
