import { dequal } from "dequal/lite";
import { savedLines } from "~/features/page/domain/text.ts";
import type { TextPlace } from "~/features/page/domain/groups.ts";
import type { Json } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";

/** What somebody typed, as `field.text` and `field.richText` take it: the text and what it was typed upon. */
type TypedInput = { [key: string]: Json } & { base: Json };

/**
 * The input of one operation that stands for two, the second typed straight upon the first; null when it was not,
 * because something from elsewhere came in between.
 */
export function typedOn(first: Json, second: Json): Json | null {
  if (!isTyped(first) || !isTyped(second)) return second;
  return dequal(contentOf(first), second.base) ? { ...second, base: first.base } : null;
}

/** The newer input, typed upon what the older one was typed upon. */
export function withBaseOf(older: Json, newer: Json): Json {
  return isTyped(older) && isTyped(newer) ? { ...newer, base: older.base } : newer;
}

/** Whether both were typed into one text: of one place, in one language. */
export function isSameText(one: Json, other: Json): boolean {
  return isTyped(one) && isTyped(other) && ["groupId", "fieldName", "locale"].every((key) => one[key] === other[key]);
}

/** The text that such an input was typed into; null for an input that is none. */
export function placeOf(input: Json): TextPlace | null {
  if (!isTyped(input)) return null;
  const { groupId, fieldName } = input;
  const locale = localeSchema.safeParse(input["locale"]).data;
  return typeof groupId === "string" && typeof fieldName === "string" && locale ? { groupId, fieldName, locale } : null;
}

function isTyped(input: Json): input is TypedInput {
  return typeof input === "object" && input !== null && !Array.isArray(input) && input.base !== undefined;
}

function contentOf(input: TypedInput): Json {
  if (input.json !== undefined) return input.json;
  return typeof input.text === "string" ? savedLines(input.text) : null;
}
