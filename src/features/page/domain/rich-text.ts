import { longestRichText } from "~/features/richtext/normalise.ts";
import { isList, richTextSchema, type RichTextInline, type RichTextValue } from "~/features/richtext/schema.ts";
import type { Json } from "~/lib/json.ts";
import { safeTextLink } from "~/lib/safe-href.ts";
import type { FieldText } from "../schema.ts";
import { refuse, type Refused } from "~/features/document/refusals.ts";

/**
 * Rich text as it is saved: in the closed schema, with safe links only, and its plain text beside it. Text without a
 * visible character gives null.
 */
export function savedRichText(json: Json): { text: Pick<FieldText, "text" | "json"> | null } | Refused {
  if (json === null) return { text: null };
  if (JSON.stringify(json).length > longestRichText) return refuse("rich-text-too-long");
  const result = richTextSchema.safeParse(json);
  if (!result.success) return refuse("rich-text-invalid");
  if (!inlinesOf(result.data).flat().every(isSafe)) return refuse("link-url");
  const text = plainTextOf(result.data);
  return { text: text === "" ? null : { text, json: result.data as Json } };
}

/** Its letters alone, a line for each paragraph, heading and list item. */
export function plainTextOf(value: RichTextValue): string {
  return inlinesOf(value)
    .map((inlines) => inlines.map(plain).join(""))
    .join("\n")
    .trim();
}

/** Its links in order, each with the words that lead there. */
export function linksOf(value: RichTextValue): { url: string; text: string }[] {
  return inlinesOf(value)
    .flat()
    .flatMap((inline) => ("url" in inline ? [{ url: inline.url, text: plain(inline) }] : []));
}

/** The lines of the text: each paragraph, heading and list item is one. */
function inlinesOf(value: RichTextValue): RichTextInline[][] {
  return value.flatMap((block) =>
    isList(block) ? block.children.map((item) => item.children[0].children) : [block.children],
  );
}

function isSafe(inline: RichTextInline): boolean {
  return !("url" in inline) || safeTextLink(inline.url) !== null;
}

function plain(inline: RichTextInline): string {
  return "url" in inline ? inline.children.map((leaf) => leaf.text).join("") : inline.text;
}
