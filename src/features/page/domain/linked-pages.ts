import { linkValueSchema } from "~/features/blocks/option-kinds.ts";
import { richTextSchema } from "~/features/richtext/schema.ts";
import type { Json } from "~/lib/json.ts";
import type { Group } from "../schema.ts";
import { linksOf } from "./rich-text.ts";

/** The page that a value of an option leads to, if it is a link to one. */
export function pageLinkedIn(value: Json): string[] {
  const link = linkValueSchema.safeParse(value).data;
  return link?.type === "page" && link.page ? [link.page.id] : [];
}

/** Every page that a section or card leads to: by its options, those of its fields, and the links in its texts. */
export function pagesLinkedFrom({ options, fields }: Pick<Group, "options" | "fields">): string[] {
  const parts = Object.values(fields);
  const values = [options, ...parts.map((field) => field.options)].flatMap((each) => Object.values(each));
  const texts = parts.flatMap((field) => Object.values(field.texts));
  const urls = texts.flatMap(({ json }) => linksOf(richTextSchema.safeParse(json).data ?? []).map(({ url }) => url));
  const inTexts = urls.flatMap((url) => (url.startsWith("page:") ? [url.slice("page:".length)] : []));
  return [...new Set([...values.flatMap(pageLinkedIn), ...inTexts])];
}
