import { ownValue } from "~/lib/own-value.ts";
import { scriptJson } from "~/lib/script-json.ts";
import { pageCss } from "./page-css.ts";
import { wordsOf } from "./page-words.ts";
import { readPage, withEdits, type Edit, type IslandMark } from "./read-page.ts";
import type { SheetPart } from "./sheet.ts";
import type { VisitorBuild } from "./visitor-build.ts";

/** Draws an island as its browser code will draw it at first. `id` begins the ids that it makes up. */
export type DrawIsland = (island: { name: string; id: string; data: string }) => Promise<string>;

export interface Finishing {
  build: VisitorBuild;
  /** The style sheet at an address of the build, taken apart. */
  sheetAt: (href: string) => SheetPart[];
  drawIsland: DrawIsland;
}

/**
 * What React writes where a page is sent in pieces that scripts put together; without scripts it would stay in pieces.
 * Each begins with a "<", which is none of anybody's words: those come escaped.
 */
const streamed = /<!--\$[?!~]|<template id="[BP]:|<div hidden="" id="S:/;

/**
 * Makes the page that visitors get of the page that Next drew: no script of the framework, its islands drawn and ready
 * to be woken, its own style rules in it, and one small script that wakes what there is to wake. Throws for a page that
 * was sent in pieces: a view that waits for something while drawing must be mended.
 */
export async function finishHtml(html: string, finishing: Finishing): Promise<string> {
  const piece = streamed.exec(html);
  if (piece) throw new Error(`a visitors' page was sent in pieces (${piece[0]}): a view waits while it is drawn`);
  const { build, sheetAt, drawIsland } = finishing;
  const page = readPage(html);
  if (page.headEnd < 0) throw new Error("a visitors' page has no head");

  const drawn = await Promise.all(page.islands.map((mark, at) => drawn_(mark, at)));
  const withoutRuntime = withEdits(html, [...page.removed, ...drawn]);
  const code = new Set(page.islands.flatMap(({ name }) => islandOf(build, name).words));
  const faces = sheetAt(build.fontFaces);
  const css = pageCss([faces, ...page.sheets.map(sheetAt)], wordsOf(withoutRuntime, code));
  const isWoken = page.islands.some(({ when }) => when === "load");
  const styles = isWoken ? typefacesLater(css) : `<style>${css}</style>`;
  const head = `${firstScreen(withoutRuntime)}${preloads(page.islands, build)}${styles}<script type="module" async src="${build.loader}"></script>`;
  const headEnd = withoutRuntime.indexOf("</head>");
  const bodyEnd = withoutRuntime.lastIndexOf("</body>");
  return withEdits(withoutRuntime, [
    { start: headEnd, end: headEnd, text: head },
    { start: bodyEnd, end: bodyEnd, text: `<i id="${pageEnd}" hidden></i>` },
  ]);

  async function drawn_(mark: IslandMark, at: number): Promise<Edit> {
    const { script, styles } = islandOf(build, mark.name);
    const id = `i${at}-`;
    const data = scriptJson({ props: JSON.parse(mark.props) as unknown, slots: mark.slots });
    const inside = await drawIsland({ name: mark.name, id, data });
    const attributes = [
      `data-name="${mark.name}" data-when="${mark.when}" data-id="${id}" data-script="${script}"`,
      ...(styles.length > 0 ? [`data-styles="${styles.join(" ")}"`] : []),
    ].join(" ");
    const text = `<vt-island ${attributes}><div>${inside}</div><script type="application/json">${data}</script></vt-island>`;
    return { start: mark.start, end: mark.end, text };
  }
}

/** Stands at the end of every page. */
const pageEnd = "page-end";

/**
 * A page that is painted while its first screen is still being read moves under the eyes of its reader: painting waits
 * until its first two sections are there, which is when its third one begins, or for all of a page that has fewer.
 */
function firstScreen(html: string): string {
  const third = [...html.matchAll(/<section id="(section-[\w-]+)"/g)][2];
  return `<link rel="expect" href="#${third?.[1] ?? pageEnd}" blocking="render">`;
}

function islandOf(build: VisitorBuild, name: string): VisitorBuild["islands"][string] {
  const island = ownValue(build.islands, name);
  if (!island) throw new Error(`the build has no island called ${name}`);
  return island;
}

/** What wakes at once is fetched at once, all of it side by side; the loader first, which puts it to work. */
function preloads(islands: IslandMark[], build: VisitorBuild): string {
  const needed = islands.filter(({ when }) => when === "load").flatMap(({ name }) => islandOf(build, name).scripts);
  if (needed.length === 0) return "";
  return [...new Set([build.loader, ...needed])].map((href) => `<link rel="modulepreload" href="${href}">`).join("");
}

/**
 * Where people came for what an island does, its code is not to share the line with typefaces, which weigh half as much:
 * they wait in a style that is in force without scripts only, until the island wakes (`letTypefacesCome`).
 */
function typefacesLater(css: string): string {
  const faces: string[] = [];
  const rest = css.replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, (face) => {
    faces.push(face);
    return "";
  });
  return `<style>${rest}</style><style data-later media="(scripting: none)">${faces.join("")}</style>`;
}
