import fc from "fast-check";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import { toRichText } from "~/features/richtext/normalise.ts";
import { richTextColors } from "~/features/richtext/schema.ts";

const words = fc.array(
  fc.oneof(
    fc.constantFrom("Vitrine", "Brille", "{name}", "\n", " ", "<b>", "&amp;", "a < b", "Tag", "ß", "😀", " "),
    fc.string({ maxLength: 8 }),
  ),
  { maxLength: 6 },
);
const leaf = fc.record(
  {
    text: words.map((parts) => parts.join("")),
    bold: fc.constant(true),
    italic: fc.constant(true),
    small: fc.constant(true),
    large: fc.constant(true),
    color: fc.constantFrom(...richTextColors),
  },
  { requiredKeys: ["text"] },
);
const link = fc.record({
  type: fc.constant("a"),
  url: fc.constantFrom("https://vitrine.example/?a=1&b=<2>", "mailto:a@b.example", "/de/brillen"),
  children: fc.array(leaf, { minLength: 1, maxLength: 3 }),
});
const inlines = fc.array(fc.oneof(leaf, link), { maxLength: 4 });
const block = fc.oneof(
  fc.record({ type: fc.constantFrom("p", "h2"), children: inlines }),
  fc.record({
    type: fc.constantFrom("ul", "ol"),
    children: fc.array(
      inlines.map((children) => ({ type: "li", children: [{ type: "lic", children }] })),
      { minLength: 1, maxLength: 3 },
    ),
  }),
);
/** Formatted text as it is stored, with links, line breaks, placeholders and what looks like markup in it. */
export const anyRichText = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map(toRichText)
  .filter((value) => value !== null && plainTextOf(value) !== "");
