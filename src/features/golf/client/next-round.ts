import { deriveId } from "~/lib/ids.ts";
import { rememberGame } from "./current-game.ts";
import { keepOwnPlayer, ownPlayer } from "./device.ts";

/** This phone plays the next round of the same players, as whom it played this one. */
export function playNextRound(gameId: string, ownPlayerId: string | null): void {
  rememberGame(gameId);
  if (ownPlayerId !== null && ownPlayer(gameId) === null) keepOwnPlayer(gameId, deriveId(gameId, ownPlayerId)); // as the server does
}
