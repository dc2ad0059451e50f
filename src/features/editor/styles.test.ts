import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The screens whose classes are theirs alone: the editor, signing in and the account. */
const folders = ["src/features/editor", "src/features/account/components"];
const filesEnding = (ending: string) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );

const views = filesEnding(".tsx")
  .join("\n")
  .replace(/^import .*|^ *(\/\*)?\*.*|\b(id|form|aria-labelledby)="[^"]*"/gm, "");
const code = views + filesEnding(".ts").join("\n");
const named = new Set(views.match(/(?<![\w$/.-])(?:vt|sign-in|account)-[a-z0-9]+[a-z0-9_-]*/g));
const styled = new Set(filesEnding(".css").flatMap((css) => css.match(/(?<=\.)(?:vt|sign-in|account)\b[\w-]*/g) ?? []));

it("styles every class that a screen names, and none that no screen names", () => {
  expect(named.size).toBeGreaterThan(150);
  expect([...named].filter((name) => !styled.has(name))).toEqual([]);
  expect([...styled].filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code))).toEqual([]);
});

it("sets nothing in italics: their typeface would come between the scripts of the first edit, or move what stands there", () =>
  expect(filesEnding(".css").join("\n")).not.toMatch(/font(-style)?:[^;]*italic/));

it("names a part of something block__part, and a kind of it block--kind", () => {
  const words = "[a-z0-9]+(-[a-z0-9]+)*";
  const name = new RegExp(`^${words}(__${words})?(--${words})?$`);
  expect([...styled].filter((each) => !name.test(each))).toEqual([]);
});
