import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const features = join(import.meta.dirname, "../..");
const more = await readFile(join(import.meta.dirname, "more-contrast.css"), "utf8");
const faintLine =
  /border(-[\w-]+)?: [\d.]+(px|rem)? solid color-mix\(in oklab, (var\(--[\w-]+\)|currentColor) \d+%, transparent\)/;

it("frames in full colour, for who asks for more contrast, what has a faint line otherwise", async () => {
  const names = (await readdir(features, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const sheets = names.filter((name) => name.endsWith(".css") && !/(^|\/)(editor|golf)\/|contrast/.test(name));
  const faint: string[] = [];
  for (const name of sheets) {
    const css = (await readFile(join(features, name), "utf8")).replaceAll(/\/\*.*?\*\//gs, "");
    for (const [, selector = "", sets = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      if (faintLine.test(sets))
        faint.push(
          selector
            .trim()
            .match(/\.[\w-]+(?![^(]*\))/g)
            ?.at(-1) ?? selector.trim(),
        );
  }
  expect(faint.length).toBeGreaterThan(10);
  expect(faint.filter((name) => !new RegExp(`\\${name}(?![\\w-])`).test(more))).toEqual([]);
});
