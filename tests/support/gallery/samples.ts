import type { Sample, SampleField, Trade } from "~/features/blocks/sample.ts";
import type { Json } from "~/lib/json.ts";
import { blockOf } from "~/kinds/registry.ts";
import { sampleOf, type samples } from "~/kinds/samples.ts";
import type { FieldContent, SectionContent } from "../../../prisma/seed/content.ts";

/** What a section of this kind begins with, as a section of the gallery with these pictures in turn. */
export function sampleSection(
  kind: keyof typeof samples,
  pictures: string[],
  options: Record<string, Json> = {},
  trade: Trade = "optician",
): SectionContent {
  let next = 0;
  const fieldOf = (field: SampleField, isList: boolean): FieldContent => {
    if (field.type === "picture" && isList) return { type: "image", picture: pictures.join() };
    if (field.type === "picture") return { type: "image", picture: pictures[next++ % pictures.length] ?? "" };
    return field.type === "button"
      ? { type: "button", texts: field.texts, to: { page: "home" } }
      : { type: field.type, texts: field.texts };
  };
  const section = (of: string, { options: own, fields = {}, cards }: Sample): SectionContent => ({
    kind: of,
    options: { ...own },
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        fieldOf(field, blockOf(of)?.fields[name]?.type === "mediaList"),
      ]),
    ),
    cards: cards?.map((card) => section(blockOf(of)?.childKind ?? "", card)),
  });
  const sample = section(kind, sampleOf(kind, trade) ?? {});
  return { ...sample, options: { ...sample.options, ...options } };
}
