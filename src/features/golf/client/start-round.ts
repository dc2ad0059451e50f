import { v4 } from "uuid";
import { untilAnswered, type Outcome } from "./connection/attempt.ts";
import { golfConnection } from "./connection/connection.ts";
import { forgetGame, rememberGame } from "./current-game.ts";
import { deviceId, keepStarterKey } from "./device.ts";
import { phoneStorage } from "./this-phone.ts";
import type { Game } from "../schema.ts";

/** Starts a round on this phone, which may lock it from then on. Gives up with the code `OFFLINE` after ten seconds. */
export async function startRound(): Promise<Outcome<Game>> {
  const starterKey = v4();
  // A repetition whose first try did arrive starts a second round, which nobody ever learns of.
  const answer = await untilAnswered(
    (signal) => golfConnection().api.game.create.mutate({ starterKey, deviceId: deviceId() }, { signal }),
    { giveUpMs: 10_000 },
  );
  if (answer.ok) {
    keepStarterKey(answer.value.id, starterKey);
    rememberGame(answer.value.id);
  }
  return answer;
}

/**
 * Takes part in the round of a shared link. `joined` when there is one, also without a network when this phone knows it
 * from before; `gone` when there is none, which this phone then forgets, or nobody can read its id. Meanwhile `onWaiting`
 * is told when there is no network: the call goes on until it knows.
 */
export async function joinRound(gameId: string | null, onWaiting: () => void): Promise<"joined" | "gone"> {
  if (gameId === null) return "gone";
  const kept = await phoneStorage().then((storage) => storage.gameOf(gameId).catch(() => null));
  if (!kept) {
    const { api, wait } = golfConnection();
    const late = setTimeout(onWaiting, 4_000);
    const answer = await untilAnswered((signal) => api.game.get.query({ gameId }, { signal }), {
      onDelay: onWaiting,
      wait,
    });
    clearTimeout(late);
    if (!answer.ok) {
      forgetGame(gameId);
      return "gone";
    }
  }
  rememberGame(gameId);
  return "joined";
}
