import { richTextSchema, type RichTextValue } from "~/features/richtext/schema.ts";
import type { FieldText } from "../../schema.ts";
import { savedRichText } from "../rich-text.ts";
import { savedLines } from "../text.ts";
import { mergeRichText } from "./rich-words.ts";
import { mergeWords } from "./words.ts";

export type TextContent = Pick<FieldText, "text" | "json">;

interface MergedContent {
  content: TextContent | null;
  /** False where both sides changed the same words; there `mine` stands. */
  isClean: boolean;
}

/**
 * What two people made of one text, whatever its form, brought together word by word. Null stands for no text. Plain
 * and formatted text do not mix: such a pair is never clean. With `mayTouch`, words that stand right beside changed ones
 * are no clash.
 */
export function mergeContents(
  base: TextContent | null,
  mine: TextContent | null,
  theirs: TextContent | null,
  { prefer = "mine", mayTouch = false }: { prefer?: "mine" | "theirs"; mayTouch?: boolean } = {},
): MergedContent {
  const [was, ours, others] = [richOf(base), richOf(mine), richOf(theirs)];
  const areRich = [base, mine, theirs].every((content) => content === null || content.json !== null);
  if (areRich && [base, mine, theirs].some((content) => content !== null)) {
    const { value, isClean } = mergeRichText(was, ours, others, prefer, mayTouch);
    const saved = savedRichText(value);
    return "refusal" in saved ? { content: mine, isClean: false } : { content: saved.text, isClean };
  }
  if ([base, mine, theirs].some((content) => content !== null && content.json !== null)) {
    return { content: prefer === "mine" ? mine : theirs, isClean: false };
  }
  const { text, isClean } = mergeWords(base?.text ?? "", mine?.text ?? "", theirs?.text ?? "", prefer, mayTouch);
  const saved = savedLines(text);
  return { content: saved === null ? null : { text: saved, json: null }, isClean };
}

function richOf(content: TextContent | null): RichTextValue | null {
  return richTextSchema.safeParse(content?.json).data ?? null;
}
