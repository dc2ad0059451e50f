import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const features = join(import.meta.dirname, "../..");

/** The rules of what visitors see: what each is for, and what it sets. */
async function rules(): Promise<[selector: string, sets: string][]> {
  const names = (await readdir(features, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const sheets = names.filter((name) => name.endsWith(".css") && !/(^|\/)editor\/|forced-colors/.test(name));
  const texts = await Promise.all(sheets.map((name) => readFile(join(features, name), "utf8")));
  return texts.flatMap((css) =>
    [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
      ([, selector = "", sets = ""]): [string, string] => [selector, sets],
    ),
  );
}

const forced = await readFile(join(import.meta.dirname, "forced-colors.css"), "utf8");
const missing = (selectors: string[]) =>
  selectors
    .flatMap((selector) => selector.match(/\.[\w-]+/g) ?? [])
    .filter((name) => !new RegExp(`\\${name}(?![\\w-])`).test(forced));

it("draws every sign that is cut out of a ground where the system chooses the colours, which takes grounds away", async () => {
  const signs = (await rules())
    .filter(([, sets]) => /\bbackground: (currentColor|var\(--mark\));/.test(sets) && /\b(mask|clip-path):/.test(sets))
    .map(([selector]) => selector);
  expect(signs.join()).toContain(".arrow");
  expect(missing(signs)).toEqual([]);
});

it("gives what floats over the page an edge there, where shadows are gone", async () => {
  const floating = (await rules()).flatMap(([selector, sets]) =>
    /box-shadow:/.test(sets) && /position: fixed|max-height: min\(/.test(sets) ? [selector.trim()] : [],
  );
  expect(floating.join()).toContain(".consent");
  expect(floating.join()).toContain(".bubble");
  expect(missing(floating)).toEqual([]);
});

it("tells what is chosen from the rest there, too", async () => {
  const chosen = (await rules())
    .filter(([selector, sets]) => /checked|pressed/.test(selector) && sets.includes("background: var(--ink)"))
    .map(([selector]) => selector);
  expect(chosen.join()).toContain(".golf-quick__number");
  expect(missing(chosen)).toEqual([]);
});
