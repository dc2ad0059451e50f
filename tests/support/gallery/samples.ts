import type { Sample, SampleField } from "~/features/blocks/sample.ts";
import type { Json } from "~/lib/json.ts";
import { blockOf } from "~/kinds/registry.ts";
import { samples } from "~/kinds/samples.ts";
import type { FieldContent, SectionContent } from "../../../prisma/seed/content.ts";

/** What a section of this kind begins with, as a section of the gallery with these pictures in turn. */
export function sampleSection(
  kind: keyof typeof samples,
  pictures: string[],
  options: Record<string, Json> = {},
): SectionContent {
  let next = 0;
  const fieldOf = (field: SampleField): FieldContent => {
    if (field.type === "picture") return { type: "image", picture: pictures[next++ % pictures.length] ?? "" };
    return field.type === "button"
      ? { type: "button", texts: field.texts, to: { page: "home" } }
      : { type: field.type, texts: field.texts };
  };
  const section = (of: string, { options: own, fields = {}, cards }: Sample): SectionContent => ({
    kind: of,
    options: { ...own },
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(field)])),
    cards: cards?.map((card) => section(blockOf(of)?.childKind ?? "", card)),
  });
  const sample = section(kind, samples[kind] ?? {});
  return { ...sample, options: { ...sample.options, ...options } };
}
