import type { Json } from "~/lib/json.ts";

/** The words in a part of a document, whatever part it is: a text, rich text, an option, a whole field. */
export function partText(value: Json): string {
  if (value === null) return "";
  if (Array.isArray(value)) return value.map(partText).filter(Boolean).join("\n");
  if (typeof value !== "object") return String(value);
  if (typeof value.text === "string") return value.text;
  if (Array.isArray(value.children)) return value.children.map(partText).join("");
  if (typeof value.url === "string") return value.url;
  const inner = value.texts ?? value.fields ?? null;
  return inner === null ? "" : Object.values(inner).map(partText).filter(Boolean).join("\n");
}
