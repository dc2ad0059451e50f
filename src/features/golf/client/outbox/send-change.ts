import type { PendingChange } from "../../domain/pending-changes.ts";
import type { GolfApi } from "../line/connection.ts";

/** Who sends a change: the phone's own id, and the starter's key where this phone started the round. */
export interface Sender {
  deviceId?: string;
  starterKey: string | null;
}

/** Sends one change to the procedure that it is for. Answers with the version from which on everybody sees it. */
export function sendChange(
  api: GolfApi,
  { gameId, opId, change }: PendingChange,
  { deviceId, starterKey }: Sender,
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
