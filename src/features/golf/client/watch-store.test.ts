import { expect, it } from "vitest";
import type { GameState, WatchUpdate } from "../schema.ts";
import type { GolfConnection } from "./connection/connection.ts";
import { memoryStorage } from "./outbox/phone-storage.ts";
import { WatchStore } from "./watch-store.ts";

const createdAt = new Date().toISOString();
const state: GameState = {
  version: 4,
  game: { id: "watch", gameName: "Game", createdAt, watchId: "watch" },
  players: [{ id: "ada", playerName: "Ada", createdAt, earlierPageIds: [] }],
  removed: [],
  holes: [],
  isLocked: false,
  rematchId: null,
  coupon: null,
};
const scored = (version: number, score: number) =>
  ({ type: "score.changed", playerId: "ada", pageId: "a", score, delta: 1, version, opId: `op${version}` }) as const;

/** A live door that tells what the test says, and notes from where it was asked to begin. */
function liveDoor() {
  const begun: (string | null | undefined)[] = [];
  let tell: (update: WatchUpdate) => void = () => undefined;
  const api = {
    game: {
      onWatch: {
        subscribe(
          { lastEventId }: { lastEventId?: string | null },
          { onData }: { onData: (message: { data: WatchUpdate }) => void },
        ) {
          begun.push(lastEventId);
          tell = (data) => onData({ data });
          return { unsubscribe: () => undefined };
        },
      },
    },
  };
  const connection = {
    api,
    onConnected(told: (isConnected: boolean) => void) {
      told(true);
      return () => undefined;
    },
  } as unknown as GolfConnection;
  return { connection, begun, tell: (update: WatchUpdate) => tell(update) };
}

it("shows a spectator what happens, several events at a time, and nothing to change", async () => {
  const door = liveDoor();
  const store = new WatchStore("watch", door.connection);
  await store.start();
  door.tell({ type: "snapshot", ...state });
  door.tell({ type: "events", version: 6, events: [scored(5, 1), scored(6, 2)] });
  expect(store.view()).toMatchObject({ status: "ready", isWatching: true, canScore: false, isStarter: false });
  expect(store.view().holes).toEqual([{ playerId: "ada", pageId: "a", score: 2 }]);
  store.stop();
});

it("begins with what the phone knows, and asks for what came after", async () => {
  const storage = memoryStorage();
  await storage.keepGame("watch", state);
  const door = liveDoor();
  const store = new WatchStore("watch", door.connection, { storage });
  await store.start();
  expect(store.view().status).toBe("ready");
  expect(door.begun).toEqual(["4"]);
  door.tell({ type: "events", version: 9, events: [scored(9, 3)] });
  expect(door.begun).toEqual(["4", null]); // events are missing: the whole round is needed
  store.stop();
});
