import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { themePresets } from "./theme-presets.ts";
import { themeVariables } from "./theme.ts";

const names = readdirSync("src/features", { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(css|tsx?)$/.test(name) && !/\.test\.tsx?$|^editor\//.test(name),
);
const files = names.map((name) => ({ name, text: readFileSync(`src/features/${name}`, "utf8") }));

it("every property that a visitors' style reads is set by a style, a look or a component", () => {
  const set = new Set(Object.values(themePresets).flatMap((theme) => Object.keys(themeVariables(theme))));
  for (const { text } of files) for (const [, name = ""] of text.matchAll(/(--[\w-]+)["'`\]]*:/g)) set.add(name);
  for (const { text } of files) for (const [, name = ""] of text.matchAll(/["'`](--[\w-]+)["'`]/g)) set.add(name);
  const read = files.flatMap(({ name, text }) =>
    name.endsWith(".css")
      ? [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, property = ""]) => ({ name, property }))
      : [],
  );
  expect(read.length).toBeGreaterThan(500);
  expect(read.filter(({ property }) => !set.has(property))).toEqual([]);
});
