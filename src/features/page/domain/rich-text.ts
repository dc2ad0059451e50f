import { longestRichText } from "~/features/richtext/normalise.ts";
import { inlinesOf, lettersOf, plainTextOf } from "~/features/richtext/plain-text.ts";
import { mostBlocks, richTextSchema, type RichTextInline, type RichTextValue } from "~/features/richtext/schema.ts";
import type { Json } from "~/lib/json.ts";
import { safeTextLink } from "~/lib/addresses/safe-href.ts";
import type { FieldText } from "../schema.ts";
import { refuse, type Refused } from "~/features/document/refusals.ts";

/**
 * Rich text as it is saved: in the closed schema, with safe links only, and its plain text beside it. Text without a
 * visible character gives null.
 */
export function savedRichText(json: Json): { text: Pick<FieldText, "text" | "json"> | null } | Refused {
  if (json === null) return { text: null };
  const hasRoom = !Array.isArray(json) || json.length <= mostBlocks;
  if (!hasRoom || JSON.stringify(json).length > longestRichText) return refuse("rich-text-too-long");
  const result = richTextSchema.safeParse(json);
  if (!result.success) return refuse("rich-text-invalid");
  if (!inlinesOf(result.data).flat().every(isSafe)) return refuse("link-url");
  const text = plainTextOf(result.data);
  return { text: text === "" ? null : { text, json: result.data as Json } };
}

/** Its links in order, each with the words that lead there. */
export function linksOf(value: RichTextValue): { url: string; text: string }[] {
  return inlinesOf(value)
    .flat()
    .flatMap((inline) => ("url" in inline ? [{ url: inline.url, text: lettersOf(inline) }] : []));
}

function isSafe(inline: RichTextInline): boolean {
  return !("url" in inline) || safeTextLink(inline.url) !== null;
}
