import type { PendingChange } from "../../domain/pending-changes.ts";
import { starterKeyFor } from "../device.ts";
import { untilAnswered, type Outcome } from "../connection/attempt.ts";
import type { GolfApi, GolfConnection } from "../connection/connection.ts";

/** How a change gets from this phone to the server. */
export interface Delivery {
  connection: GolfConnection;
  deviceId?: string;
  /** Awaited before each try: keeps the pace that the server's door allows. */
  pass: () => Promise<void>;
}

/** Sends a change until the server has answered, with the starter's key where this phone started the round. */
export function sendUntilAnswered(
  entry: PendingChange,
  { connection, deviceId, pass }: Delivery,
): Promise<Outcome<{ version: number }>> {
  const sender = { deviceId, starterKey: starterKeyFor(entry.gameId) };
  return untilAnswered((signal) => sendChange(connection.api, entry, sender, signal), {
    before: pass,
    wait: connection.wait,
  });
}

/** Sends one change to the procedure that it is for. Answers with the version from which on everybody sees it. */
function sendChange(
  api: GolfApi,
  { gameId, opId, change }: PendingChange,
  { deviceId, starterKey }: { deviceId?: string; starterKey: string | null },
  signal: AbortSignal,
): Promise<{ version: number }> {
  const operation = { gameId, opId, deviceId };
  switch (change.type) {
    case "tap": {
      const { playerId, pageId, delta } = change;
      return api.score.adjust.mutate({ ...operation, playerId, pageId, delta }, { signal });
    }
    case "setScore": {
      const { playerId, pageId, score } = change;
      return api.score.set.mutate({ ...operation, playerId, pageId, score }, { signal });
    }
    case "addPlayer":
      return api.player.add.mutate({ ...operation, playerName: change.playerName }, { signal });
    case "renamePlayer": {
      const { playerId, playerName } = change;
      return api.player.rename.mutate({ ...operation, playerId, playerName }, { signal });
    }
    case "removePlayer":
      return api.player.remove.mutate({ ...operation, playerId: change.playerId }, { signal });
    case "restorePlayer":
      return api.player.restore.mutate({ ...operation, playerId: change.playerId }, { signal });
    case "lock":
      return api.game.lock.mutate(
        { ...operation, starterKey: starterKey ?? "", isLocked: change.isLocked },
        { signal },
      );
  }
}
