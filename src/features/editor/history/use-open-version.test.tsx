// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { HistoryEntry } from "~/features/page/history/schema.ts";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { useOpenVersion } from "./use-open-version.ts";

const entry = (revision: number) => ({ revision, at: "2026-11-23T08:00:00Z", actorName: "Vera" }) as HistoryEntry;
let opening: ReturnType<typeof useOpenVersion>;
let answer: ((version: { revision: number }) => void)[];
let unmount: () => void;

function Probe() {
  opening = useOpenVersion();
  return null;
}

beforeEach(() => {
  answer = [];
  const answers = { "page.history.version": () => new Promise((done) => answer.push(done)) };
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(inEditor(answered(<Probe />, answers), { state: {}, known: {} })));
  unmount = () => flushSync(() => root.unmount());
});
afterEach(() => unmount());

/** Asks for both, one after the other. */
async function askForTwo(): Promise<number[]> {
  const shown: number[] = [];
  void opening.open(entry(1), ({ revision }) => shown.push(revision));
  void opening.open(entry(2), ({ revision }) => shown.push(revision));
  await eventually(() => expect(answer).toHaveLength(2));
  return shown;
}
const aMoment = () => new Promise((done) => setTimeout(done, 20));

it("shows what was asked for last, also where the answer of what was asked for before comes later", async () => {
  const shown = await askForTwo();
  answer[1]?.({ revision: 2 });
  await eventually(() => expect(opening.loading).toBeNull());
  answer[0]?.({ revision: 1 });
  await aMoment();
  expect(shown).toEqual([2]);
});

it("shows nothing to who has closed the history meanwhile", async () => {
  const shown = await askForTwo();
  unmount();
  answer[1]?.({ revision: 2 });
  await aMoment();
  expect(shown).toEqual([]);
});
