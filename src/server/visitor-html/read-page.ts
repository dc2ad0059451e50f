import { Parser } from "htmlparser2";

/** A stretch of HTML that gives way to another text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An island as the page draws it: a mark that names it, its props, and what others put into it. */
export interface IslandMark {
  name: string;
  when: string;
  /** JSON of its props. */
  props: string;
  /** Finished HTML by the name of the prop that it is passed as. */
  slots: Record<string, string>;
  start: number;
  end: number;
}

interface ReadPage {
  /** What visitors do not get: executable scripts, what announces them, comments, links to style sheets. */
  removed: Edit[];
  /** Addresses of the style sheets in their order. */
  sheets: string[];
  islands: IslandMark[];
  /** Where the head ends. */
  headEnd: number;
}

/** Scripts of these types are data, which no browser runs. */
const dataTypes = new Set(["application/ld+json", "application/json"]);
const builtFile = /^\/_next\/static\//;

interface Open {
  name: string;
  start: number;
  contentStart: number;
  island?: IslandMark;
  onClosed?: (contentEnd: number, end: number) => void;
}

/** Reads what Next drew. Pure; knows nothing of what becomes of it. */
export function readPage(html: string): ReadPage {
  const page: ReadPage = { removed: [], sheets: [], islands: [], headEnd: -1 };
  const open: Open[] = [];
  const remove = (start: number, end: number) => page.removed.push({ start, end, text: "" });
  const parser = new Parser({
    onopentag(name, attributes) {
      const start = parser.startIndex;
      const end = parser.endIndex + 1;
      const entry: Open = { name, start, contentStart: end };
      const island = open.findLast((each) => each.island)?.island;
      if (name === "script") onScript(entry, attributes, island);
      if (name === "link") onLink(attributes, start, end);
      if (name === "vt-island") {
        entry.island = markOf(attributes, start);
        entry.onClosed = (_, closed) => page.islands.push({ ...(entry.island as IslandMark), end: closed });
      }
      const slot = attributes["data-slot"];
      if (island && slot) entry.onClosed = (contentEnd) => void (island.slots[slot] = html.slice(end, contentEnd));
      if (name === "head") entry.onClosed = (contentEnd) => void (page.headEnd = contentEnd);
      open.push(entry);
    },
    onclosetag(name) {
      const entry = open.pop();
      if (!entry) return;
      const isClosedHere = html.startsWith("</", parser.startIndex) && parser.startIndex >= entry.contentStart;
      const contentEnd = isClosedHere ? parser.startIndex : entry.contentStart;
      entry.onClosed?.(contentEnd, isClosedHere ? parser.endIndex + 1 : entry.contentStart);
      if (entry.name !== name) throw new Error(`a page closes <${entry.name}> with </${name}>`);
    },
    oncomment: () => remove(parser.startIndex, parser.endIndex + 1),
  });

  function onScript(entry: Open, attributes: Record<string, string>, island: IslandMark | undefined): void {
    if (!dataTypes.has(attributes["type"] ?? "")) entry.onClosed = (_, end) => remove(entry.start, end);
    else if (island) entry.onClosed = (end) => void (island.props = html.slice(entry.contentStart, end));
  }

  function onLink({ rel, href = "", as }: Record<string, string>, start: number, end: number): void {
    if (rel === "stylesheet" && builtFile.test(href)) {
      page.sheets.push(href);
      remove(start, end);
    }
    const isForScripts = rel === "modulepreload" || (/^(preload|prefetch)$/.test(rel ?? "") && as !== "image");
    if (isForScripts) remove(start, end);
  }

  parser.end(html);
  return page;
}

function markOf(attributes: Record<string, string>, start: number): IslandMark {
  const { "data-name": name = "", "data-when": when = "load" } = attributes;
  return { name, when, props: "{}", slots: {}, start, end: start };
}

/** A text with stretches of it replaced. Stretches inside one that is replaced as a whole are left out. */
export function withEdits(text: string, edits: Edit[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, text: instead } of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    pieces.push(text.slice(done, start), instead);
    done = end;
  }
  pieces.push(text.slice(done));
  return pieces.join("");
}
