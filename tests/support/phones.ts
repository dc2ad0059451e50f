import { randomUUID } from "node:crypto";
import { WebSocket as NodeSocket } from "ws";
import { connectGolf, type GolfConnection } from "~/features/golf/client/connection/connection.ts";
import { applyUpdate } from "~/features/golf/domain/game-state.ts";
import type { GameState, GameUpdate } from "~/features/golf/schema.ts";

/** A phone: the product's own connection and retry, with a line that can be cut. */
export interface Phone extends GolfConnection {
  isConnected: () => boolean;
  /** Breaks the line without a word; the phone comes back by itself, to the next of the ports. */
  cut: () => void;
  /** Stops to read from the line; what is sent piles up on the way. */
  pause: () => void;
  resume: () => void;
  /** Resolves when the next line has been opened. */
  opened: () => Promise<void>;
  /** Codes with which the server closed lines of this phone. */
  closed: number[];
}

/** Opens a phone that goes to the first of the ports, and to the next one at each reconnect. */
export function openPhone(ports: number[]): Phone {
  const lines: NodeSocket[] = [];
  const closed: number[] = [];
  let onOpen: () => void = () => undefined;
  class CuttableSocket extends NodeSocket {
    constructor() {
      super(`ws://localhost:${ports[lines.length % ports.length]}/api/live`, { perMessageDeflate: false });
      this.on("error", () => undefined);
      this.on("open", () => onOpen());
      this.on("close", (code) => closed.push(code));
      lines.push(this);
    }
  }
  const connection = connectGolf("ws://localhost/api/live", CuttableSocket as unknown as typeof WebSocket);
  let isConnected = false;
  connection.onConnected((now) => (isConnected = now));
  return {
    ...connection,
    isConnected: () => isConnected,
    cut: () => lines.at(-1)?.terminate(),
    pause: () => lines.at(-1)?.pause(),
    resume: () => lines.at(-1)?.resume(),
    opened: () => new Promise((resolve) => (onOpen = resolve)),
    closed,
  };
}

/** A new game with this many players, made by the phone. */
export async function newGame({ api }: Phone, players: number): Promise<{ gameId: string; playerIds: string[] }> {
  const { id: gameId } = await api.game.create.mutate({});
  const playerIds: string[] = [];
  for (const playerName of "ABCDEFGH".slice(0, players)) {
    playerIds.push((await api.player.add.mutate({ gameId, opId: randomUUID(), playerName })).playerId);
  }
  return { gameId, playerIds };
}

/** What one phone knows of a game from what it is told, and how it was told. */
interface Screen {
  state: () => GameState | null;
  /** Updates that were not the next one, though no snapshot came: must stay 0. */
  gaps: number;
  /** Events that the phone knew already: must stay 0. */
  repeats: number;
  snapshots: number;
  /** Subscriptions that the server ended with an error; the phone subscribes anew, as the product does. */
  errors: number;
  stop: () => void;
}

/** Follows a game as a phone does, and counts what the line must not do. */
export function openScreen(
  phone: Phone,
  gameId: string,
  onUpdate: (update: GameUpdate) => void = () => undefined,
): Screen {
  let state: GameState | null = null;
  const take = (update: GameUpdate) => {
    if (update.type === "snapshot") screen.snapshots += 1;
    else if (state && update.version <= state.version) screen.repeats += 1;
    const next = applyUpdate(state, update);
    if (next) state = next;
    else screen.gaps += 1;
    onUpdate(update);
  };
  let stop: () => void = () => undefined;
  const follow = () => {
    const { unsubscribe } = phone.api.game.onChange.subscribe(
      { gameId },
      {
        onData: ({ data }) => take(data),
        onError() {
          screen.errors += 1;
          const timer = setTimeout(follow, 2_000);
          stop = () => clearTimeout(timer);
        },
      },
    );
    stop = unsubscribe;
  };
  const screen: Screen = { state: () => state, gaps: 0, repeats: 0, snapshots: 0, errors: 0, stop: () => stop() };
  follow();
  return screen;
}

/** Whether a phone shows what is stored; the order of the cells does not matter. */
export function showsSame(screen: GameState | null, stored: GameState): boolean {
  if (screen?.version !== stored.version || screen.holes.length !== stored.holes.length) return false;
  const scores = new Map(screen.holes.map((hole) => [`${hole.pageId} ${hole.playerId}`, hole.score]));
  return stored.holes.every((hole) => scores.get(`${hole.pageId} ${hole.playerId}`) === hole.score);
}
