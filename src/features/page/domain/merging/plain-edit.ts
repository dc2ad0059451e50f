import { toRichText } from "~/features/richtext/normalise.ts";
import { isList, type RichTextInline, type RichTextLeaf, type RichTextValue } from "~/features/richtext/schema.ts";
import { editBetween } from "../typing-steps.ts";
import { addWord } from "./rich-words.ts";

/** One letter with its marks and link; a line break carries what kind of line follows it. */
interface Cell {
  letter: string;
  marks: Omit<RichTextLeaf, "text">;
  url?: string;
  line?: string;
}

/** One line and what kind it is of. */
interface Line {
  line: string;
  children: RichTextInline[];
}

/** A formatted text as plain lines: each paragraph, heading and list item is one. */
export function plainLines(value: RichTextValue | null): string {
  return cellsOf(value)
    .slice(1)
    .map(({ letter }) => letter)
    .join("");
}

/**
 * A formatted text after its plain lines were edited: what was not touched keeps its form, and what was typed takes
 * that of the letter before it.
 */
export function withPlainLines(value: RichTextValue | null, lines: string): RichTextValue | null {
  const edit = editBetween(plainLines(value), lines);
  if (!edit) return value;
  const cells = cellsOf(value);
  const at = edit.at + 1; // the first cell begins the first line
  const before = cells[at - 1];
  const marks = before?.marks ?? {};
  const line = cells.slice(0, at).findLast((cell) => cell.line)?.line;
  const inserted = [...edit.inserted].map((letter): Cell =>
    letter === "\n" ? { letter, marks, line: line && isListLine(line) ? line : "p" } : { letter, marks },
  );
  cells.splice(at, edit.removed.length, ...inserted);
  return toRichText(linesOf(cells));
}

function cellsOf(value: RichTextValue | null): Cell[] {
  const lines = (value ?? [{ type: "p" as const, children: [{ text: "" }] }]).flatMap((block): Line[] =>
    isList(block)
      ? block.children.map((item) => ({ line: block.type, children: item.children[0].children }))
      : [{ line: block.type, children: block.children }],
  );
  return lines.flatMap(({ line, children }) => [{ letter: "\n", marks: {}, line }, ...children.flatMap(inlineCells)]);
}

/** A line of a list is named by the list's type. */
function isListLine(line: string): boolean {
  return line === "ul" || line === "ol";
}

function inlineCells(inline: RichTextInline): Cell[] {
  if ("url" in inline) return inline.children.flatMap((leaf) => leafCells(leaf, inline.url));
  return leafCells(inline);
}

function leafCells({ text, ...marks }: RichTextLeaf, url?: string): Cell[] {
  return text.split("").map((letter) => ({ letter, marks, ...(url !== undefined && { url }) }));
}

function linesOf(cells: readonly Cell[]): unknown[] {
  const lines: Line[] = [];
  for (const { letter, marks, url, line } of cells) {
    if (letter === "\n" && line) lines.push({ line, children: [] });
    else addWord(lines.at(-1)?.children ?? [], { word: { text: letter, ...marks }, ...(url !== undefined && { url }) });
  }
  return lines.map(({ line, children }) =>
    isListLine(line)
      ? { type: line, children: [{ type: "li", children: [{ type: "lic", children }] }] }
      : { type: line, children },
  );
}
