import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { keptCuts, neededCuts } from "./cut-fonts.ts";

it("keeps every cut of a typeface that the themes need, as it would be made today, and no other", async () => {
  const needed = await neededCuts();
  const names = needed.map(({ name }) => name).sort();
  expect((await readdir(keptCuts)).sort(), "after a change of typefaces: run keep-font-cuts.ts").toEqual(names);
  const one = needed.find(({ cut, script }) => cut.family === "Gloock Heading" && script === "latin");
  expect(await one?.make()).toEqual(await readFile(new URL(one?.name ?? "", keptCuts)));
});
