import { ageOf, byCell } from "../../domain/messages.ts";
import type { PendingChange } from "../../domain/pending-changes.ts";
import { ownPlayer, starterKeyFor } from "../device.ts";
import { untilAnswered, type Outcome } from "../connection/attempt.ts";
import type { GolfApi, GolfConnection } from "../connection/connection.ts";

/** How a change gets from this phone to the server. */
export interface Delivery {
  connection: GolfConnection;
  deviceId?: string;
  /** Awaited before each try: keeps the pace that the server's door allows. */
  pass: () => Promise<void>;
}

export type Answer = Outcome<{ version: number }>;

/**
 * Sends changes of one round until the server has answered, several (scores only) in one message, with the starter's
 * key where this phone started the round. One answer for each, in their order.
 */
export async function sendUntilAnswered(
  entries: PendingChange[],
  { connection, deviceId, pass }: Delivery,
): Promise<Answer[]> {
  const [entry, ...more] = entries;
  if (!entry) return [];
  const { gameId } = entry;
  const by = ownPlayer(gameId) ?? undefined;
  const trying = { before: pass, wait: connection.wait };
  if (more.length === 0) {
    const sender = { deviceId, starterKey: starterKeyFor(gameId), by };
    return [await untilAnswered((signal) => sendChange(connection.api, entry, sender, signal), trying)];
  }
  const message = { gameId, deviceId, by, cells: byCell(entries, Date.now()) };
  const outcome = await untilAnswered((signal) => connection.api.score.deliver.mutate(message, { signal }), trying);
  if (!outcome.ok) return entries.map(() => outcome);
  const answers = new Map(outcome.value.answers.map((answer) => [answer.opId, answer]));
  return entries.map(({ opId }): Answer => {
    const { version = null, refusal = null } = answers.get(opId) ?? {};
    if (version !== null) return { ok: true, value: { version } };
    return { ok: false, code: refusal?.code ?? "invalid", reason: refusal?.reason ?? null };
  });
}

/** Sends one change to the procedure that it is for. Answers with the version from which on everybody sees it. */
function sendChange(
  api: GolfApi,
  { gameId, opId, change, madeAt }: PendingChange,
  { deviceId, starterKey, by }: { deviceId?: string; starterKey: string | null; by?: string },
  signal: AbortSignal,
): Promise<{ version: number }> {
  const operation = { gameId, opId, deviceId, by };
  const ageMs = ageOf(madeAt, Date.now());
  switch (change.type) {
    case "tap": {
      const { playerId, pageId, delta } = change;
      return api.score.adjust.mutate({ ...operation, ageMs, playerId, pageId, delta }, { signal });
    }
    case "setScore": {
      const { playerId, pageId, score } = change;
      return api.score.set.mutate({ ...operation, ageMs, playerId, pageId, score }, { signal });
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
