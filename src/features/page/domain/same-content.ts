import { dequal } from "dequal/lite";
import { isPlainObject } from "~/lib/json-object.ts";
import type { Json } from "~/lib/json.ts";

/** Whether two values of one part say the same to whoever reads it: of texts, what they were translated from does not count. */
export function isSameContent(one: Json, other: Json): boolean {
  return dequal(contentOf(one), contentOf(other));
}

function contentOf(value: Json): Json {
  if (!isPlainObject(value) || !("text" in value) || !("json" in value)) return value;
  return { text: value["text"] ?? null, json: value["json"] ?? null };
}
