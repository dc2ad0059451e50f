// @vitest-environment jsdom
import { TRPCClientError } from "@trpc/client";
import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { openRound } from "../../../../../tests/support/open-round.ts";
import { inRound } from "../../../../../tests/support/in-round.tsx";
import type { GolfConnection } from "../../client/connection/connection.ts";
import { keepOwnPlayer, ownPlayer } from "../../client/device.ts";
import { GameStore } from "../../client/game-store.ts";
import { memoryStorage } from "../../client/outbox/phone-storage.ts";
import { WhoAreYou } from "./who-are-you.tsx";

const gameId = "10000000-0000-4000-8000-000000000000";
const createdAt = new Date().toISOString();
const round = openRound({
  game: { id: gameId, gameName: "Game", createdAt, watchId: "watch" },
  players: [{ id: "ada", playerName: "Ada", createdAt, earlierPageIds: [] }],
});
const full = Object.assign(new TRPCClientError("full"), {
  data: { code: "UNPROCESSABLE_CONTENT", details: { reason: "full" } },
});

let root: Root;
let store: GameStore;
let answer: { resolve: (value: { version: number }) => void; reject: (error: Error) => void };

beforeEach(() => void (root = createRoot(document.body.appendChild(document.createElement("div")))));
afterEach(() => {
  flushSync(() => root.unmount());
  store.stop();
  document.body.replaceChildren();
  keepOwnPlayer(gameId, null);
});

/** A phone that knows the round and has been asked about one player more, who says "Ben". */
async function sayBen({ isConnected }: { isConnected: boolean }): Promise<void> {
  const storage = memoryStorage();
  await storage.keepGame(gameId, round);
  const silence = () => new Promise<never>(() => undefined);
  const mutate = () => new Promise((resolve, reject) => (answer = { resolve, reject }));
  const connection = {
    api: {
      game: { get: { query: silence }, onChange: { subscribe: () => ({ unsubscribe: () => undefined }) } },
      player: { add: { mutate } },
    },
    onConnected(tell: (isOpen: boolean) => void) {
      for (const isOpen of [true, isConnected]) tell(isOpen);
      return () => undefined;
    },
    wait: silence,
  } as unknown as GolfConnection;
  store = new GameStore(gameId, connection, { storage, pass: () => Promise.resolve() });
  await store.start();
  flushSync(() => root.render(<Screen />));
  chip("Jemand Neues")?.click();
  await eventually(() => expect(field()).not.toBeNull());
  const input = field();
  if (input) input.value = "Ben";
  input?.form?.requestSubmit();
  await eventually(() => expect(chip("Ben")?.getAttribute("aria-pressed")).toBe("true"));
  await eventually(() => expect(answer).toBeDefined());
}

function Screen() {
  return inRound(<WhoAreYou />, { view: useSyncExternalStore(store.listen, store.view), store });
}

const field = () => document.querySelector("input");
const chip = (name: string) =>
  Array.from(document.querySelectorAll("button")).find((each) => each.textContent === name);

it("says below the field why somebody new was refused, and belongs to whom it belonged before", async () => {
  keepOwnPlayer(gameId, "ada");
  await sayBen({ isConnected: true });
  expect(field()).not.toBeNull();
  answer.reject(full);
  const told = () => document.querySelector("[role=alert]")?.textContent;
  await eventually(() => expect(told()).toMatch(/^Nicht gespeichert: Ben\. Mehr als \d+ können nicht/));
  expect(ownPlayer(gameId)).toBe("ada");
});

it("closes the field once somebody new is in the round, and leaves the focus on their name", async () => {
  await sayBen({ isConnected: true });
  answer.resolve({ version: 2 });
  await eventually(() => expect(field()).toBeNull());
  expect(document.activeElement).toBe(chip("Ben"));
  expect(ownPlayer(gameId)).not.toBeNull();
});

it("closes it at once without a network, and belongs to nobody when it is refused later", async () => {
  await sayBen({ isConnected: false });
  await eventually(() => expect(field()).toBeNull());
  answer.reject(full);
  await eventually(() => expect(ownPlayer(gameId)).toBeNull());
});
