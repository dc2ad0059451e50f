import { isSameRichText, toRichText } from "~/features/richtext/normalise.ts";
import {
  isList,
  type RichTextBlock,
  type RichTextInline,
  type RichTextLeaf,
  type RichTextList,
  type RichTextValue,
} from "~/features/richtext/schema.ts";
import { mergeSequences } from "./merge.ts";
import { isSpace, wordsOf } from "./words.ts";

/**
 * Brings together what two people made of one formatted text, word by word: a word counts with its marks and its link,
 * and the beginning of each paragraph, heading and list item counts as a word of its own.
 */
export function mergeRichText(
  base: RichTextValue | null,
  mine: RichTextValue | null,
  theirs: RichTextValue | null,
  prefer: "mine" | "theirs" = "mine",
  mayTouch = false,
): { value: RichTextValue | null; isClean: boolean } {
  if (isSameRichText(base, theirs) || isSameRichText(mine, theirs)) return { value: mine, isClean: true };
  if (isSameRichText(base, mine)) return { value: theirs, isClean: true };
  const [was, ours, others] = [tokensOf(base), tokensOf(mine), tokensOf(theirs)];
  const { items, isClean } = mergeSequences(was, ours, others, { prefer, isGlue, mayTouch });
  return { value: toRichText(blocksOf(items)), isClean };
}

/** One word as text, so that words can be compared by `===`; what begins a block has no text. */
type Token = string;
type BlockToken = { block: "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "li"; list?: RichTextList["type"] };
type WordToken = { word: RichTextLeaf; url?: string };

function tokensOf(value: RichTextValue | null): Token[] {
  return (value ?? []).flatMap((block) =>
    isList(block)
      ? block.children.flatMap((item) => [
          JSON.stringify({ block: "li", list: block.type } satisfies BlockToken),
          ...item.children[0].children.flatMap(inlineTokens),
        ])
      : [JSON.stringify({ block: block.type } satisfies BlockToken), ...block.children.flatMap(inlineTokens)],
  );
}

function inlineTokens(inline: RichTextInline): Token[] {
  if ("url" in inline) return inline.children.flatMap((leaf) => leafTokens(leaf, inline.url));
  return leafTokens(inline);
}

function leafTokens(leaf: RichTextLeaf, url?: string): Token[] {
  const { text, ...marks } = leaf;
  const ordered = Object.fromEntries(Object.entries(marks).sort(([one], [other]) => (one < other ? -1 : 1)));
  return wordsOf(text).map((word) =>
    JSON.stringify({ word: { text: word, ...ordered }, ...(url !== undefined && { url }) } satisfies WordToken),
  );
}

function isGlue(token: Token): boolean {
  const parsed = JSON.parse(token) as BlockToken | WordToken;
  return "word" in parsed && isSpace(parsed.word.text);
}

function blocksOf(tokens: readonly Token[]): unknown[] {
  const blocks: { type: RichTextBlock["type"] | "li"; list?: RichTextList["type"]; children: RichTextInline[] }[] = [];
  for (const token of tokens) {
    const parsed = JSON.parse(token) as BlockToken | WordToken;
    if ("block" in parsed) {
      blocks.push({ type: parsed.block, ...(parsed.list && { list: parsed.list }), children: [] });
      continue;
    }
    if (blocks.length === 0) blocks.push({ type: "p", children: [] });
    addWord(blocks.at(-1)?.children ?? [], parsed);
  }
  return blocks.map(({ type, list, children }) =>
    list ? { type: list, children: [{ type: "li", children: [{ type: "lic", children }] }] } : { type, children },
  );
}

/** Puts words behind others of their line; those in a row with one address are one link. */
export function addWord(children: RichTextInline[], { word, url }: WordToken): void {
  const last = children.at(-1);
  if (url === undefined) children.push(word);
  else if (last && "url" in last && last.url === url) last.children.push(word);
  else children.push({ type: "a", url, children: [word] });
}
