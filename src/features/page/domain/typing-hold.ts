import type { TextPlace } from "./groups.ts";

/** A text stays somebody's for so long after their last key, and until all of it is saved. In milliseconds. */
export const idleAfterSaving = 3_000;
/** How often somebody who has a page open says so, in milliseconds. */
export const heartbeat = 10_000;
/** Whoever has said nothing for so long has lost the network: no text is theirs any more. In milliseconds. */
export const longestSilence = 15_000;

/** A text that somebody typed in, and when their last key was, in milliseconds since the epoch. */
export interface Typed extends TextPlace {
  at: number;
}

/**
 * In how many milliseconds a text is nobody's any more: 0 once that is so, Infinity as long as something of it waits to
 * be saved.
 */
export function releasedIn({ at }: Typed, { now, isSaved }: { now: number; isSaved: boolean }): number {
  return isSaved ? Math.max(0, at + idleAfterSaving - now) : Infinity;
}

/** What somebody has told of themselves, without the text that they held when they fell silent. */
export function afterSilence<Told extends { typing: TextPlace | null }>(told: Told, silence: number): Told {
  return told.typing !== null && silence > longestSilence ? { ...told, typing: null } : told;
}

/** The first of these people who types in a text, in the same language; null where nobody does. */
export function typistAt<Told extends { typing: TextPlace | null }>(
  people: readonly Told[],
  place: TextPlace,
): Told | null {
  const isThere = ({ typing }: Told) =>
    typing?.groupId === place.groupId && typing.fieldName === place.fieldName && typing.locale === place.locale;
  return people.find(isThere) ?? null;
}
