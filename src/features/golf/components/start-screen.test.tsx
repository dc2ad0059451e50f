// @vitest-environment jsdom
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { WebSocket as NodeSocket, WebSocketServer } from "ws";
import { textsOf } from "~/i18n/catalogue.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { openRound } from "../../../../tests/support/open-round.ts";
import { golfConnection } from "../client/connection/connection.ts";
import { dropRound, noteRound } from "../client/my-rounds.ts";
import { phoneStorage } from "../client/this-phone.ts";
import type { CourseHole } from "../course.ts";
import type { GameState } from "../schema.ts";
import StartScreen from "./start-screen.tsx";

const texts = textsOf("golf", "de");
const createdAt = new Date().toISOString();
const round = openRound({
  game: { id: "10000000-0000-4000-8000-000000000000", gameName: "Game", createdAt, watchId: "watch" },
  players: [{ id: "ada", playerName: "Ada", createdAt, earlierPageIds: [] }],
});

const second = { id: "20000000-0000-4000-8000-000000000000" };

let server: WebSocketServer;
/** How many lines were opened since the test began. */
let lines: number;
/** Answers what was asked over the line so far: the round as it stands by then. */
let answer: ((state: GameState) => void) | null;
let root: Root;

// The phone has one line, whatever screen it shows.
beforeAll(async () => {
  server = new WebSocketServer({ port: 0 });
  server.on("connection", (line) => {
    lines += 1;
    line.on("message", (message: Buffer) => {
      if (!message.toString().startsWith("{")) return; // whether the line lives
      const { id } = JSON.parse(message.toString()) as { id: number };
      answer = (state) => line.send(JSON.stringify({ id, result: { type: "data", data: { json: state } } }));
    });
  });
  await once(server, "listening");
});
afterAll(() => {
  for (const line of server.clients) line.terminate();
  server.close();
});
beforeEach(() => {
  answer = null;
  lines = 0;
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal("WebSocket", NodeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: `localhost:${port}`, search: "" });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true; // all that is missing here
  };
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
  dropRound(round.game.id);
  vi.unstubAllGlobals();
});

async function open(known: GameState): Promise<void> {
  await (await phoneStorage()).keepGame(known.game.id, known);
  noteRound(known.game.id);
  const course = { rankingName: null, holes: [{ pageId: "p1", number: 1 } as CourseHole] };
  const paths = { root: "/", start: "/start", edit: "/edit", share: "/share", play: "/play", coupon: "/coupon" };
  flushSync(() =>
    root.render(<StartScreen {...{ texts, paths, course }} locale="de" isEditing={false} tagline={null} />),
  );
  await eventually(() => expect(shown("a")).toContain("Ada"));
}

/** What the elements of this kind say. */
const shown = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (each) => each.textContent).join("|");
const start = () => document.querySelector("button");

it("opens no line for rounds that are over", async () => {
  await open({ ...round, isLocked: true });
  await eventually(() => expect(start()?.disabled).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 100)); // as long as a line would take to come
  expect([lines, answer]).toEqual([0, null]); // nor is one used that was open already
});

it("can be pressed again, and knows the new round, when somebody comes back to it as it was left", async () => {
  await open({ ...round, isLocked: true });
  await eventually(() => expect(start()?.disabled).toBe(false));
  const assign = vi.fn();
  Object.assign(location, { assign });
  start()?.click();
  await eventually(() => expect(answer).toBeTypeOf("function"));
  answer?.(second as never);
  await eventually(() => expect(assign).toHaveBeenCalledOnce());
  expect([start()?.disabled, start()?.textContent]).toEqual([true, texts.starting]);
  const game = { ...round.game, id: second.id };
  await (
    await phoneStorage()
  ).keepGame(second.id, { ...round, game, players: [{ ...round.players[0]!, playerName: "Zoe" }] });
  answer = null;
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await eventually(() => expect(shown("a")).toContain("Zoe"));
  expect([start()?.disabled, start()?.textContent]).toEqual([false, texts.startGame]);
  await eventually(() => expect(answer).toBeTypeOf("function")); // it asks about the new round
  dropRound(second.id);
});

it("keeps its list, and what the keyboard is at, while it looks again; a round is started only after that", async () => {
  await open({ ...round, isLocked: true });
  await eventually(() => expect(start()?.disabled).toBe(false));
  const line = document.querySelector("a");
  line?.focus();
  const storage = await phoneStorage();
  let look: () => void = () => undefined;
  const looking = new Promise<void>((done) => (look = done));
  const gameOf = storage.gameOf.bind(storage);
  const looked = vi.spyOn(storage, "gameOf").mockImplementation((id) => looking.then(() => gameOf(id)));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await eventually(() => expect(looked).toHaveBeenCalled());
  expect(start()?.disabled).toBe(true);
  look();
  await eventually(() => expect(start()?.disabled).toBe(false));
  expect(document.querySelector("a")).toBe(line);
  expect(document.activeElement).toBe(line);
  looked.mockRestore();
});

it("keeps the question and all places on the screen when the round turns out to be over by now", async () => {
  await open(round);
  await eventually(() => expect(start()?.disabled).toBe(false));
  const places = () => Array.from(document.querySelector(".golf-start")?.children ?? [], ({ className }) => className);
  start()?.click();
  await eventually(() => expect(shown("dialog")).toContain(texts.leaveQuestion));
  const before = places();
  expect(shown("a.golf__action")).toBe(texts.continueGame);
  await eventually(() => expect(answer).toBeTypeOf("function"));
  answer?.({ ...round, isLocked: true });
  await eventually(() => expect(shown("button.golf__action:disabled")).toBe(texts.wasLocked));
  expect(places()).toEqual(before);
  expect(shown("a.golf__action")).toBe("");
  expect(shown(".golf-rounds__state")).toBe("");
  golfConnection().close();
});
