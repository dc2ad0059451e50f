import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { digestsOf, everyDrawing } from "./draw.ts";

const folder = new URL("../pictures/", import.meta.url);

it("keeps every picture that the demo sites show, finished from its drawing as it is now, and no other", async () => {
  const drawnFrom = await readFile(new URL("drawn-from.json", folder), "utf8");
  const now = digestsOf(everyDrawing());
  expect(JSON.parse(drawnFrom)).toEqual(now);
  const kept = await readdir(folder, { recursive: true });
  expect(kept.filter((name) => /\.(webp|svg)$/.test(name)).sort()).toEqual(Object.keys(now).sort());
});
