import { Parser } from "htmlparser2";
import { longestText } from "~/features/page/domain/text-limits.ts";
import type { RichTextInline, RichTextLeaf } from "~/features/richtext/schema.ts";
import type { Guard } from "./guard.ts";

/**
 * One line as services get it: text in XML, `<g id>` around what bears marks or a link, `<x id>` around what must not
 * be translated, and what those numbers stand for. Whitespace around it stays here.
 */
interface Segment {
  markup: string;
  /** What each `g` bears: a leaf or a link without its text; the `g` around it; whether words stand in it. */
  marks: Map<string, { of: Omit<RichTextLeaf, "text"> | { url: string }; parent: string | null; hasText: boolean }>;
  /** What stands in the place of each `x` in the other language. */
  kept: Map<string, string>;
  lead: string;
  trail: string;
}

/** A line to be translated; null when there is not a word in it that a service could translate. */
export function writeSegment(inlines: readonly RichTextInline[], guard: Guard): Segment | null {
  const marks: Segment["marks"] = new Map();
  const kept: Segment["kept"] = new Map();
  let last = 0;
  let hasWords = false;
  const nextId = () => String((last += 1));

  const pieces = (text: string): string => {
    let at = 0;
    const written = guard(text).map(({ start, end, word }) => {
      const id = nextId();
      kept.set(id, word);
      hasWords ||= word !== text.slice(start, end); // the glossary's word in the other language
      const before = plain(text.slice(at, start));
      at = end;
      return `${before}<x id="${id}" translate="no">${/\p{Cc}/u.test(word) ? "" : escaped(word)}</x>`;
    });
    return written.join("") + plain(text.slice(at));
  };
  const plain = (text: string): string => {
    hasWords ||= /\p{L}/u.test(text);
    return escaped(text);
  };
  const leaf = ({ text, ...marksOfLeaf }: RichTextLeaf, parent: string | null): string => {
    if (Object.keys(marksOfLeaf).length === 0) return pieces(text);
    const id = nextId();
    marks.set(id, { of: marksOfLeaf, parent, hasText: text.trim() !== "" });
    return `<g id="${id}">${pieces(text)}</g>`;
  };
  const inline = (entry: RichTextInline): string => {
    if (!("url" in entry)) return leaf(entry, null);
    const id = nextId();
    marks.set(id, { of: { url: entry.url }, parent: null, hasText: entry.children.some(({ text }) => text.trim()) });
    return `<g id="${id}">${entry.children.map((child) => leaf(child, id)).join("")}</g>`;
  };

  const line = inlines.map(inline).join("");
  const markup = line.trim();
  const start = line.indexOf(markup);
  const [lead, trail] = [line.slice(0, start), line.slice(start + markup.length)];
  return hasWords ? { markup, marks, kept, lead, trail } : null;
}

/** No line that can be saved takes more to write: a letter that is escaped takes five, and formatting comes to them. */
const longestMarkup = 10 * longestText;

interface Open {
  id: string | null;
  of: Segment["marks"] extends Map<string, infer Mark> ? Mark | null : never;
  children: RichTextInline[];
}

/**
 * The line in the other language. Null when something of it was lost on the way: all of its words, or a mark, a link or
 * a guarded word that is missing, doubled, empty or in another's place. `polish` is applied to what was translated alone.
 */
export function readSegment(
  { marks, kept, lead, trail }: Segment,
  answer: string,
  polish: (text: string) => string = (text) => text,
): RichTextInline[] | null {
  if (answer.length > longestMarkup) return null;
  const seen = new Set<string>();
  const root: Open = { id: null, of: null, children: [] };
  const open: Open[] = [root];
  let isBroken = false;
  let isInKept = false;
  const add = (text: string) => open.at(-1)?.children.push({ text });

  const parser: Parser = new Parser(
    {
      onopentag(name, { id = "" }) {
        const mark = marks.get(id);
        const word = kept.get(id);
        const parent = open.at(-1);
        if (isInKept || seen.has(id) || !parent) isBroken = true;
        else if (name === "g" && mark && mark.parent === parent.id) open.push({ id, of: mark, children: [] });
        else if (name === "x" && word !== undefined) {
          isInKept = true;
          add(word);
        } else isBroken = true;
        seen.add(id);
        if (isBroken) parser.pause(); // nothing more of it is read: its work grows with the square of the depth
      },
      ontext(text) {
        if (!isInKept) add(polish(text));
      },
      onclosetag(name, isImplied) {
        if (name === "x") isInKept = false;
        const closed = name === "g" && open.length > 1 ? open.pop() : undefined;
        if (!closed?.of) return;
        const { of, hasText } = closed.of;
        if (isImplied && closed.children.length > 0) isBroken = true; // cut off, or wound into one another
        if (hasText && !closed.children.some((child) => textOf(child).trim() !== "")) isBroken = true;
        open.at(-1)?.children.push(...dressed(of, closed.children));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(`${lead}${answer.trim()}${trail}`);
  if (!root.children.some((child) => textOf(child).trim() !== "")) isBroken = true;
  return isBroken || seen.size !== marks.size + kept.size ? null : root.children;
}

/** The letters of an inline. */
export function textOf(inline: RichTextInline): string {
  return "url" in inline ? inline.children.map(({ text }) => text).join("") : inline.text;
}

function dressed(of: Omit<RichTextLeaf, "text"> | { url: string }, children: RichTextInline[]): RichTextInline[] {
  const leaves = children.flatMap((child) => ("url" in child ? child.children : [child]));
  if ("url" in of) return [{ type: "a", url: of.url, children: leaves.length > 0 ? leaves : [{ text: "" }] }];
  return leaves.map((leaf) => ({ ...leaf, ...of }));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
