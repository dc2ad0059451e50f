import { safeTextLink } from "~/lib/addresses/safe-href.ts";
import {
  isList,
  mostBlocks,
  richTextColors,
  type RichTextBlock,
  type RichTextInline,
  type RichTextLeaf,
  type RichTextLink,
  type RichTextList,
  type RichTextValue,
} from "./schema.ts";

/** How long a text may be as JSON. */
export const longestRichText = 200_000;
const longestText = 20_000;

const textBlocks = ["p", "h1", "h2", "h3", "h4", "h5", "h6"] as const;
type TextBlockType = (typeof textBlocks)[number];
type Node = Record<string, unknown>;

/**
 * Brings whatever an editor or a paste holds into the closed schema: known nodes and marks stay, unknown wrappers
 * are dissolved into paragraphs, items of nested lists become items of the list around them, unsafe links become plain text, neighbours with the same
 * marks become one. Null when no text is left. The result passes `richTextSchema` as long as it has room for all of it
 * (`fitsRichText`): nothing is cut.
 */
export function toRichText(value: unknown): RichTextValue | null {
  const blocks = listsJoined(nodes(value).flatMap(blocksOf));
  return blocks.some(hasText) ? blocks : null;
}

/** Whether a value is saved whole: it has no more blocks and letters than the closed schema takes. */
export function fitsRichText(value: unknown): boolean {
  const blocks = listsJoined(nodes(value).flatMap(blocksOf));
  return blocks.length <= mostBlocks && JSON.stringify(blocks).length <= longestRichText;
}

/** Whether two values are the same rich text, whatever their form. */
export function isSameRichText(one: unknown, other: unknown): boolean {
  return JSON.stringify(toRichText(one)) === JSON.stringify(toRichText(other));
}

function blocksOf(node: Node): RichTextBlock[] {
  if (isTextBlock(node.type) && !holdsBlocks(node)) return [textBlock(node.type, inlinesOf(node))];
  if (isListNode(node)) {
    const items = itemsOf(node);
    return items.length > 0 ? [{ type: node.type, children: items }] : [];
  }
  if (holdsBlocks(node)) return nodes(node.children).flatMap(blocksOf);
  return [textBlock("p", typeof node.text === "string" ? inline(node) : inlinesOf(node))];
}

type Item = RichTextList["children"][number];

/**
 * The items of a list or of one item, those of lists inside it included, in the order in which they are read. Paragraphs
 * of one item are lines of it.
 */
function itemsOf(node: Node): Item[] {
  const items: Item[] = [];
  let own: RichTextInline[] = [];
  let endsLine = false;
  const end = () => {
    // Between its items a list holds no words, only what its markup was written with.
    if (own.length > 0 && (!isListNode(node) || own.some(hasWords))) items.push(item(own));
    own = [];
  };
  for (const child of nodes(node.children)) {
    const isInline = "text" in child || child.type === "a";
    if (child.type === "li" || isListNode(child) || (!isInline && holdsBlocks(child))) {
      end();
      items.push(...itemsOf(child));
      continue;
    }
    const words = isInline ? inline(child) : inlinesOf(child);
    if (own.length > 0 && words.length > 0 && (endsLine || !isInline)) own.push({ text: "\n" });
    own.push(...words);
    endsLine = !isInline;
  }
  end();
  return items.length > 0 || isListNode(node) ? items : [item([])];
}

function item(children: RichTextInline[]): Item {
  return { type: "li", children: [{ type: "lic", children: filled(joined(children)) }] };
}

function textBlock(type: TextBlockType, children: RichTextInline[]): RichTextBlock {
  return { type, children: filled(joined(children)) };
}

function inlinesOf(node: Node): RichTextInline[] {
  return nodes(node.children).flatMap(inline);
}

function inline(node: Node): RichTextInline[] {
  if (typeof node.text === "string") return leaf(node);
  if (node.type === "a") return link(node);
  return inlinesOf(node);
}

function link(node: Node): RichTextInline[] {
  const children = joined(inlinesOf(node).flatMap((child) => ("text" in child ? [child] : child.children)));
  const url = typeof node.url === "string" ? safeTextLink(node.url) : null;
  if (url === null || children.length === 0) return children;
  return [{ type: "a", url, children: children as RichTextLink["children"] }];
}

function leaf(node: Node): RichTextLeaf[] {
  const color = richTextColors.find((known) => known === node.color);
  const marks = {
    ...(node.bold === true && { bold: true as const }),
    ...(node.italic === true && { italic: true as const }),
    ...(node.small === true && { small: true as const }),
    ...(node.large === true && node.small !== true && { large: true as const }),
    ...(color && color !== "transparent" && { color }),
  };
  const parts = String(node.text).match(longestPart) ?? [];
  return parts.map((text) => ({ text, ...marks }));
}

/** A leaf that is longer becomes several, so that nothing is cut. */
const longestPart = new RegExp(`[^]{1,${longestText}}`, "g");

/** Neighbouring leaves with the same marks as one, as long as the text stays within its limit. */
function joined(children: RichTextInline[]): RichTextInline[] {
  const done: RichTextInline[] = [];
  for (const next of children) {
    const last = done.at(-1);
    const fits = last && "text" in last && "text" in next && last.text.length + next.text.length <= longestText;
    if (fits && sameMarks(last, next)) done[done.length - 1] = { ...last, text: last.text + next.text };
    else done.push(next);
  }
  return done;
}

function sameMarks(one: RichTextLeaf, other: RichTextLeaf): boolean {
  return JSON.stringify({ ...one, text: "" }) === JSON.stringify({ ...other, text: "" });
}

const filled = (children: RichTextInline[]): RichTextInline[] => (children.length > 0 ? children : [{ text: "" }]);

/** Lists of one kind that follow each other as one. */
function listsJoined(blocks: readonly RichTextBlock[]): RichTextBlock[] {
  const done: RichTextBlock[] = [];
  let items: Item[] = []; // of the last one, which is a list of our own then
  for (const next of blocks) {
    const last = done.at(-1);
    if (!isList(next)) done.push(next);
    else if (last && isList(last) && last.type === next.type) for (const item of next.children) items.push(item);
    else {
      items = [...next.children];
      done.push({ type: next.type, children: items });
    }
  }
  return done;
}

function hasText(block: RichTextBlock): boolean {
  const inlines = isList(block) ? block.children.flatMap((entry) => entry.children[0].children) : block.children;
  return inlines.some(hasWords);
}

function hasWords(inline: RichTextInline): boolean {
  return "text" in inline ? inline.text.trim() !== "" : inline.children.some((leaf) => leaf.text.trim() !== "");
}

/** Whether a node holds blocks rather than text: children that are elements other than links. */
function holdsBlocks(node: Node): boolean {
  const blocks: unknown[] = [...textBlocks, "ul", "ol", "li", "lic"];
  return nodes(node.children).some(
    (child) => blocks.includes(child.type) || (!("text" in child) && holdsBlocks(child)),
  );
}

function isListNode(node: Node): node is Node & { type: "ul" | "ol" } {
  return node.type === "ul" || node.type === "ol";
}

function isTextBlock(type: unknown): type is TextBlockType {
  return (textBlocks as readonly unknown[]).includes(type);
}

function nodes(value: unknown): Node[] {
  return Array.isArray(value)
    ? value.filter((entry): entry is Node => typeof entry === "object" && entry !== null)
    : [];
}
