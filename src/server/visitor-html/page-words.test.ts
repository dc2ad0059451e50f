import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { meets, wordsOf } from "./page-words.ts";

const features = "src/features";
const elements = readdirSync(features, { recursive: true, encoding: "utf8" }).filter((path) =>
  /(^|\/)elements\/[\w-]+\.ts$/.test(path),
);
const sheets = readdirSync(features, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));
const styles = sheets.map((path) => readFileSync(join(features, path), "utf8")).join("\n");

/** The `data-…` attributes that an element of visitors' pages sets while the page is looked at. */
function attributesSetIn(path: string): string[] {
  const code = readFileSync(join(features, path), "utf8");
  return [...code.matchAll(/dataset\["(\w+)"\] =(?!=)/g)].map(
    ([, name = ""]) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
}

it("keeps the rules for what elements set later, though the page does not have it yet", () => {
  const set = elements.flatMap(attributesSetIn).filter((name) => styles.includes(`[${name}`));
  expect(set.length).toBeGreaterThan(3);
  const page = wordsOf("<p>", new Set());
  expect(set.filter((name) => !meets(page, [{ type: "attribute", name, value: null }]))).toEqual([]);
});
