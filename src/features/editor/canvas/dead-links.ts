import { useSyncExternalStore } from "react";

type Place = { groupId: string; fieldName: string };

export interface DeadLink {
  /** Why visitors do not get there. */
  words: string;
  /** Every page that is led to is a draft, still to come. */
  isToCome: boolean;
}

let known: ReadonlyMap<string, DeadLink> = new Map();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The key of a field among those whose links lead nowhere. */
export const placeKey = ({ groupId, fieldName }: Place) => `${groupId} ${fieldName}`;

/** Says of each picture and formatted text, by `placeKey`, why visitors do not get to where it leads. */
export function tellDeadLinks(words: ReadonlyMap<string, DeadLink>): void {
  known = words;
  for (const listener of listeners) listener();
}

/** Why visitors do not get to where a picture or words of a text lead, as far as that is known; undefined where they do. */
export function useDeadLink(place: Place): DeadLink | undefined {
  const link = () => known.get(placeKey(place));
  return useSyncExternalStore(subscribe, link, link);
}
