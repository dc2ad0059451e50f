import { readdirSync, readFileSync } from "node:fs";
import postcss, { type AtRule, type Container, type Declaration, type Document } from "postcss";
import { expect, it } from "vitest";

const moving =
  /\b(translate|rotate|scale|transform|inset|top|left|right|bottom|width|height|margin|background-size|all)\b/;

/** What a style moves although its reader may have asked for less motion: on its way, or at once under a pointer. */
function movesIn(css: string): string[] {
  const moves: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const { prop, value } = declaration;
    const selector = selectorOf(declaration);
    const isOnItsWay = /^transition(-property)?$/.test(prop) && moving.test(value);
    const isUnderPointer = /^(translate|rotate|scale|transform)$/.test(prop) && /:(hover|active)\b/.test(selector);
    if ((isOnItsWay || isUnderPointer) && !isForThoseWhoLikeIt(declaration)) moves.push(`${selector} { ${prop} }`);
  });
  return moves;
}

function selectorOf({ parent }: Declaration): string {
  return parent?.type === "rule" && "selector" in parent ? String(parent.selector) : "";
}

function isForThoseWhoLikeIt(declaration: Declaration): boolean {
  let around: Container | Document | undefined = declaration.parent;
  while (around && !/prefers-reduced-motion: no-preference/.test((around as AtRule).params ?? ""))
    around = around.parent;
  return around !== undefined;
}

/** The classes of what moves under a pointer. */
function movesUnderPointer(css: string): string[] {
  const parts = new Set<string>();
  postcss.parse(css).walkDecls(/^(translate|rotate|scale)$/, (declaration) => {
    const selector = selectorOf(declaration);
    if (/:hover/.test(selector) && !/"lively"/.test(selector)) parts.add(/[^ ]*$/.exec(selector)?.[0] ?? "");
  });
  return [...parts].map((part) => /\.[\w-]+/.exec(part)?.[0] ?? part);
}

it.each([
  ".card .image { transition: scale 700ms }",
  ".card { transition: color 1s, translate 1s }",
  ".card:hover .image { scale: 1.1 }",
  "@media (width > 1px) { .button:hover::after { translate: 1em } }",
])("finds %s", (css) => expect(movesIn(css)).toHaveLength(1));

it("lets colours change, and those move who like it", () => {
  expect(movesIn(".button { transition: background-color 1s } .arrow { rotate: 90deg }")).toEqual([]);
  expect(movesIn("@media (prefers-reduced-motion: no-preference) { .a:hover { scale: 2 } }")).toEqual([]);
});

const names = readdirSync("src/features", { recursive: true, encoding: "utf8" });
const sheets = names
  .filter((name) => name.endsWith(".css") && !/^(editor|account|transfer)\//.test(name))
  .map((name) => ({ name, css: readFileSync(`src/features/${name}`, "utf8") }));

it("nothing on a site moves under the pointer of a visitor who asked for less motion", () => {
  expect(sheets.length).toBeGreaterThan(80);
  expect(sheets.flatMap(({ name, css }) => movesIn(css).map((move) => `${name}: ${move}`))).toEqual([]);
});

it("a look without motion takes back what moves under a pointer, for nothing leads there", () => {
  const still = sheets.find(({ name }) => name === "blocks/styles/site.css")?.css ?? "";
  const rule =
    /\.site\[data-look-motion="none"\] :is\(([^{]*)\{\s*rotate: none;\s*scale: none;\s*translate: none;/.exec(still);
  const moved = sheets.flatMap(({ name, css }) => (/^(golf|map)\//.test(name) ? [] : movesUnderPointer(css)));
  expect(moved).toContain(".video__play");
  expect(moved.filter((part) => !rule?.[1]?.includes(part))).toEqual([]);
});
