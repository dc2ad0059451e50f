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
  const words = new Words();
  const [was, ours, others] = [words.tokensOf(base), words.tokensOf(mine), words.tokensOf(theirs)];
  const isGlue = (token: Token) => words.isSpace(token);
  const { items, isClean } = mergeSequences(was, ours, others, { prefer, isGlue, mayTouch });
  return { value: toRichText(words.blocksOf(items)), isClean };
}

/** One word as text, so that words can be compared by `===`; what begins a block has no text. */
type Token = string;
type BlockToken = { block: "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "li"; list?: RichTextList["type"] };
/** `look` says which marks and which link it has; words in a row that look the same are one text. */
type WordToken = { word: RichTextLeaf; url?: string | undefined; look: string };

/** What the tokens of one merge stand for: each is read once, however often it occurs. */
class Words {
  readonly #known = new Map<Token, BlockToken | WordToken>();

  tokensOf(value: RichTextValue | null): Token[] {
    return (value ?? []).flatMap((block) =>
      isList(block)
        ? block.children.flatMap((item) => [
            this.#block({ block: "li", list: block.type }),
            ...this.#lineTokens(item.children[0].children),
          ])
        : [this.#block({ block: block.type }), ...this.#lineTokens(block.children)],
    );
  }

  isSpace(token: Token): boolean {
    const known = this.#known.get(token);
    return known !== undefined && "word" in known && isSpace(known.word.text);
  }

  blocksOf(tokens: readonly Token[]): unknown[] {
    const blocks: { type: RichTextBlock["type"] | "li"; list?: RichTextList["type"]; children: RichTextInline[] }[] =
      [];
    let last: WordToken | null = null;
    for (const token of tokens) {
      const known = this.#known.get(token);
      if (!known) continue;
      if ("block" in known) {
        blocks.push({ type: known.block, ...(known.list && { list: known.list }), children: [] });
        last = null;
        continue;
      }
      if (blocks.length === 0) blocks.push({ type: "p", children: [] });
      if (last?.look === known.look) last.word.text += known.word.text;
      else {
        last = { ...known, word: { ...known.word } };
        addWord(blocks.at(-1)?.children ?? [], last);
      }
    }
    return blocks.map(({ type, list, children }) =>
      list ? { type: list, children: [{ type: "li", children: [{ type: "lic", children }] }] } : { type, children },
    );
  }

  #block(block: BlockToken): Token {
    const token = JSON.stringify(block);
    this.#known.set(token, block);
    return token;
  }

  #lineTokens(children: readonly RichTextInline[]): Token[] {
    return children.flatMap((inline) =>
      "url" in inline
        ? inline.children.flatMap((leaf) => this.#leafTokens(leaf, inline.url))
        : this.#leafTokens(inline),
    );
  }

  #leafTokens({ text, ...marks }: RichTextLeaf, url?: string): Token[] {
    const ordered = Object.entries(marks).sort(([one], [other]) => (one < other ? -1 : 1));
    const look = JSON.stringify([url ?? null, ...ordered]);
    return wordsOf(text).map((word) => {
      const token = look + word;
      if (!this.#known.has(token)) this.#known.set(token, { word: { text: word, ...marks }, url, look });
      return token;
    });
  }
}

/** Puts words behind others of their line; those in a row with one address are one link. */
export function addWord(children: RichTextInline[], { word, url }: Pick<WordToken, "word" | "url">): void {
  const last = children.at(-1);
  if (url === undefined) children.push(word);
  else if (last && "url" in last && last.url === url) last.children.push(word);
  else children.push({ type: "a", url, children: [word] });
}
