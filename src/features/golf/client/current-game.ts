import { isUuid } from "~/lib/is-uuid.ts";
import { forgetValue, keepValue, keptValue } from "./kept-values.ts";
import { dropRound, noteRound } from "./my-rounds.ts";

/** The round that this phone plays, kept over reloads. */
const key = "currentGameId";

/** A round that a page is opened for. */
export interface AskedRound {
  /** Null for a link that nobody can read: its round is as good as gone. */
  id: string | null;
  /** The id is a spectator's. */
  isWatching: boolean;
}

/** The round of a shared link: `?watch=` for spectators, `?id=` for players. Null for an address without either. */
export function linkedRound(): AskedRound | null {
  const asked = new URLSearchParams(location.search);
  const [watchId, gameId] = [asked.get("watch"), asked.get("id")];
  if (watchId !== null) return { id: validId(watchId), isWatching: true };
  return gameId === null ? null : { id: validId(gameId), isWatching: false };
}

/** The round that this page is for: the link's before the one that the phone plays. Null when there is neither. */
export function askedRound(): AskedRound | null {
  const id = validId(keptValue(key));
  return linkedRound() ?? (id === null ? null : { id, isWatching: false });
}

/** This phone plays the round from now on, and lists it among its own. */
export function rememberGame(gameId: string): void {
  keepValue(key, gameId);
  noteRound(gameId);
}

/** A round is gone, and this phone no longer plays it; another round that it plays stays. */
export function forgetGame(gameId: string): void {
  dropRound(gameId);
  if (validId(keptValue(key)) === gameId) forgetValue(key);
}

/**
 * Where a screen of a player's round stands. The address says which round it is, so that two tabs with two rounds stay
 * with their own through a reload, and a phone that cannot keep an id knows it all the same.
 */
export function pathInRound(path: string, gameId: string | undefined): string {
  return gameId === undefined ? path : `${path}?id=${gameId}`;
}

function validId(text: string | null): string | null {
  return text && isUuid(text) ? text.toLowerCase() : null;
}
