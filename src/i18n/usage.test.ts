import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { defaultSettings } from "~/features/site/schema.ts";
import { leaves } from "./catalogue.ts";
import { de } from "./messages/de.ts";
import type { Namespace } from "./message-types.ts";

const src = join(import.meta.dirname, "..");

/** The parts whose texts visitors read, also those that files without a view make. */
const readByVisitors = /^features\/(blocks|directory|forms|golf|listings|map|shop|site)\//;

/** Where the keys of a part stand without its name, because its texts are handed over on their own. */
const homes: Partial<Record<Namespace, readonly string[]>> = {
  editor: ["features/"],
  errors: ["features/", "server/"],
  labels: ["features/"],
  golf: ["features/golf/"],
  couponDesk: ["features/golf/", "app/"],
  map: ["features/map/"],
  editBar: ["features/site/"],
  signIn: ["features/account/", "app/"],
  account: ["features/"], // the hosts are the site's
  mail: ["features/account/"],
  plain: ["server/http/plain-pages.ts"],
};

it("finds every text of the catalogue in use", async () => {
  const files = await sources();
  const isSaidIn = (folders: readonly string[]) =>
    saying(
      files
        .filter((name) => folders.some((folder) => name.startsWith(folder)))
        .map((name) => readFileSync(join(src, name), "utf8")),
    );
  const anywhere = isSaidIn([""]);
  const atHome = new Map(Object.entries(homes).map(([name, folders]) => [name, isSaidIn(folders)]));

  const unused = leaves(de).filter(([key]) => {
    const [name = "", ...rest] = key.split(".");
    if (rest[0] === "setting") return false; // said by the settings' own paths, see below
    return !anywhere(key) && !atHome.get(name)?.(rest.join("."));
  });
  expect(unused).toEqual([]);
});

it("joins no words that are read on a page with a colon of its own: French sets a space before it", async () => {
  const joining = (await sources()).filter((name) => {
    const text = readFileSync(join(src, name), "utf8");
    return (
      ((name.endsWith(".tsx") || readByVisitors.test(name)) && /\}: \$\{|\)\}: </.test(text)) || /: \$\{t\(/.test(text)
    );
  });
  expect(joining).toEqual([]);
});

it("names every setting that editors see by its whole path, and nothing else", () => {
  const shown = Object.keys(de.editor.setting);
  const paths = pathsOf(defaultSettings).filter(([section = ""]) => shown.includes(section));
  expect(leaves(de.editor.setting).map(([key]) => key)).toEqual(
    shown.flatMap((section) => paths.filter((path) => path[0] === section).map((path) => path.join("."))),
  );
});

/** Every file of the product's own code by its path in `src`. */
async function sources(): Promise<string[]> {
  return (await readdir(src, { recursive: true }))
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^generated\/|^i18n\/messages\//.test(name));
}

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
}

/** Whether these files say a key: written out, as a property, taken out of its part, or by a template that fits. */
function saying(files: string[]): (key: string) => boolean {
  const code = files.join("\n");
  const written = [...code.matchAll(/["'`]([\w.-]+)["'`]|\b(?:texts|errors|map)\.(\w+)/g)];
  const taken = [...code.matchAll(/\{([\w\s,:]+)\} = (?:textsOf|useTexts)\(/g)].flatMap(
    ([, names = ""]) => names.match(/\w+/g) ?? [],
  );
  const words = new Set([...written.map(([, literal, property]) => literal ?? property ?? ""), ...taken]);
  const templates = [...code.matchAll(/`((?:[\w.-]|\$\{[^`{}]*\})*)`/g)].map(([, text = ""]) => patternOf(text));
  return (key) => words.has(key) || templates.some((pattern) => pattern.test(key));
}

/** A template without a word of its own fits every key, and says none. */
function patternOf(template: string): RegExp {
  const fixed = template.split(/\$\{[^{}]*\}/);
  const isKey = fixed.length > 1 && /[a-z]/i.test(fixed.join("")) && fixed.some((part) => part.includes("."));
  return isKey ? new RegExp(`^${fixed.map((text) => text.replaceAll(".", "\\.")).join("[^.]+")}$`) : /^$/;
}
