import { isList, type RichTextInline, type RichTextValue } from "./schema.ts";

/** Its letters alone, a line for each paragraph, heading and list item. */
export function plainTextOf(value: RichTextValue): string {
  return inlinesOf(value)
    .map((inlines) => inlines.map(lettersOf).join(""))
    .join("\n")
    .trim();
}

/** The lines of the text: each paragraph, heading and list item is one. */
export function inlinesOf(value: RichTextValue): RichTextInline[][] {
  return value.flatMap((block) =>
    isList(block) ? block.children.map((item) => item.children[0].children) : [block.children],
  );
}

/** What is read of a stretch of it. */
export function lettersOf(inline: RichTextInline): string {
  return "url" in inline ? inline.children.map((leaf) => leaf.text).join("") : inline.text;
}
