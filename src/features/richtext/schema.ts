import { z } from "zod";

/**
 * The closed schema of rich text: Plate's nodes that Vitrine knows, and no others:
 * headings 1 to 6, paragraph, bullet and numbered list, link; marks bold, italic, small, large and colour.
 */
export const richTextColors = ["transparent", "primary", "secondary", "background", "header"] as const;

/** A text has no more paragraphs, headings and lists. */
export const mostBlocks = 2000;

const leafSchema = z.strictObject({
  text: z.string().max(20_000),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  small: z.literal(true).optional(),
  large: z.literal(true).optional(),
  color: z.enum(richTextColors).optional(),
});
export type RichTextLeaf = z.infer<typeof leafSchema>;

const linkSchema = z.strictObject({
  type: z.literal("a"),
  url: z.string().max(2000),
  children: z.array(leafSchema).min(1),
});
export type RichTextLink = z.infer<typeof linkSchema>;

const inlineSchema = z.union([leafSchema, linkSchema]);
export type RichTextInline = z.infer<typeof inlineSchema>;

const textBlockSchema = z.strictObject({
  type: z.enum(["p", "h1", "h2", "h3", "h4", "h5", "h6"]),
  children: z.array(inlineSchema).min(1),
});

const listItemSchema = z.strictObject({
  type: z.literal("li"),
  children: z.tuple([z.strictObject({ type: z.literal("lic"), children: z.array(inlineSchema).min(1) })]),
});
const listSchema = z.strictObject({ type: z.enum(["ul", "ol"]), children: z.array(listItemSchema).min(1) });

export const richTextSchema = z
  .array(z.union([textBlockSchema, listSchema]))
  .min(1)
  .max(mostBlocks);
export type RichTextValue = z.infer<typeof richTextSchema>;
export type RichTextBlock = RichTextValue[number];
export type RichTextList = z.infer<typeof listSchema>;

/** Whether a block is a list, of bullets or numbered. */
export function isList(block: RichTextBlock): block is RichTextList {
  return block.type === "ul" || block.type === "ol";
}
