import type { ResolvedField } from "./resolved.ts";

/** Whether a field shows something to visitors. */
export function isFilled(field: ResolvedField): boolean {
  switch (field.type) {
    case "text":
      return field.text !== "";
    case "richText":
      return field.value !== null;
    case "button":
      return field.text !== "" && field.link !== null;
    case "image":
    case "video":
    case "document":
      return field.media !== null;
    case "mediaList":
      return field.items.length > 0;
  }
}
