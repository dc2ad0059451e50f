// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { inRound } from "../../../../../tests/support/in-round.tsx";
import type { Round } from "../round/use-round.ts";
import { PlayerRow } from "./player-row.tsx";

afterEach(() => document.body.replaceChildren());

it.each([
  ["saves a new name on Enter", "Benno", "Enter", ["Benno"]],
  ["saves a new name where the field is left", " Benno ", null, ["Benno"]],
  ["saves nothing on Escape", "Benno", "Escape", []],
  ["simply closes where the name is the same", "Ben", "Enter", []],
  ["ignores a name of spaces", "   ", "Enter", []],
])("%s", (_, typed, key, saved) => {
  const renamed: string[] = [];
  const renamings: boolean[] = [];
  const store = { renamePlayer: (_id: string, name: string) => Promise.resolve(renamed.push(name)) };
  const player = { id: "b", playerName: "Ben", createdAt: "2026-11-26T10:00:00.000Z", earlierPageIds: [] };
  const row = (
    <PlayerRow player={player} isRenaming onRenaming={(is) => renamings.push(is)} onRemoved={() => undefined} />
  );
  const root = createRoot(document.body.appendChild(document.createElement("ul")));
  const view = { canScore: true };
  flushSync(() => root.render(inRound(row, { view, store: store as unknown as Round["store"] })));
  const field = document.querySelector("input")!;
  field.value = typed;
  if (key) field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  field.blur(); // a field that goes is left as well
  expect(renamed).toEqual(saved);
  expect(renamings.at(0), "is closed").toBe(false);
  flushSync(() => root.unmount());
});
