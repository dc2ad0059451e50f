import { textAt } from "~/features/page/domain/groups.ts";
import { mergeContents, type TextContent } from "~/features/page/domain/merging/field-texts.ts";
import { savedLines } from "~/features/page/domain/text.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { localeSchema } from "~/lib/locales.ts";
import type { Json } from "~/lib/json.ts";
import { z } from "zod";
import type { PendingOperation } from "./types.ts";

const place = { groupId: z.string(), fieldName: z.string(), locale: localeSchema };
const plainInput = z.object({ ...place, text: z.string().nullable(), base: z.string().nullable() });
const richInput = z.object({ ...place, json: z.json(), base: z.json() });

/**
 * What is left to save of a typed text when its person gives way where both changed the same words: all of its other
 * words, upon what stands there now. Null when nothing is left, or when the operation was not typed.
 */
export function yielded(operation: PendingOperation, confirmed: PageDocument): Json | null {
  const { command, input } = operation;
  const plain = command === "field.text" ? plainInput.safeParse(input).data : undefined;
  if (plain) {
    const theirs = textAt(confirmed, plain);
    const { content } = mergeContents(plainContent(plain.base), plainContent(plain.text), theirs, { prefer: "theirs" });
    if ((content?.text ?? null) === (theirs?.text ?? null)) return null;
    return { ...plain, text: content?.text ?? null, base: theirs?.text ?? null };
  }
  const rich = command === "field.richText" ? richInput.safeParse(input).data : undefined;
  if (!rich) return null;
  const theirs = textAt(confirmed, rich);
  const { content } = mergeContents(richContent(rich.base), richContent(rich.json), theirs, { prefer: "theirs" });
  if (JSON.stringify(content?.json ?? null) === JSON.stringify(theirs?.json ?? null)) return null;
  return { ...rich, json: content?.json ?? null, base: theirs?.json ?? null };
}

function plainContent(text: string | null): TextContent | null {
  const saved = savedLines(text);
  return saved === null ? null : { text: saved, json: null };
}

function richContent(json: Json): TextContent | null {
  return json === null ? null : { text: "", json };
}
