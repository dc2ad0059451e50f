import { expect, it } from "vitest";
import type { Sample, SampleField } from "~/features/blocks/sample.ts";
import { withoutGaps } from "~/features/page/domain/gaps.ts";
import type { LayoutSection, Words } from "~/features/site/layouts/layout.ts";
import { layouts } from "~/features/site/layouts/layouts.ts";
import { samples } from "./samples.ts";

/** Fields that say what only the business or its customers know: nothing but a gap may stand in them. */
const facts = ["name", "street", "city", "zip", "phone", "email", "figure", "workQuota"];
/** Prices and lengths of time may be examples; beside prices it says so. */
const examples = ["cost", "duration"];

type Said = [field: string, words: Words];
const spoken = (fields: Readonly<Record<string, SampleField>> = {}): Said[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.type === "picture" ? [] : [[name, field.texts]]));
const ofSample = (sample: Sample): Said[] => [sample, ...(sample.cards ?? [])].flatMap(({ fields }) => spoken(fields));
const ofLayout = ({ fields, cards = [] }: LayoutSection): Said[] => [fields, ...cards].flatMap(Object.entries);

const sections: [string, Said[]][] = [
  ...Object.entries(samples).flatMap(([kind, trades]) =>
    Object.entries<Sample>({ ...trades }).map(([trade, sample]): [string, Said[]] => [
      `sample ${kind} ${trade}`,
      ofSample(sample),
    ]),
  ),
  ...Object.entries(layouts).flatMap(([name, layout]) =>
    layout.map((section): [string, Said[]] => [`layout ${name} ${section.kind}`, ofLayout(section)]),
  ),
];
/** What a page is called is known. */
const isGap = (words: string) => withoutGaps(words).replace("{name}", "").trim() === "";
/** What customers say of a business, and where they said it. */
const isPraise = (section: string, name: string) =>
  /review|testimonial/.test(section) && ["quote", "subtitle", "function"].includes(name);

it.each(sections)("%s invents no name, address, number, date or praise outside of square brackets", (section, said) => {
  for (const [name, words] of said) {
    for (const text of [words.de, words.fr]) {
      if (facts.includes(name) || isPraise(section, name)) expect(isGap(text), `${name}: ${text}`).toBe(true);
      if (name === "openingHours" && !section.endsWith("openingHours optician"))
        expect(withoutGaps(text), text).not.toBe(text);
      if (!examples.includes(name)) expect(withoutGaps(text), name).not.toMatch(/\d/);
    }
  }
  if (said.some(([name]) => name === "cost")) expect(JSON.stringify(said)).toContain("[Beispielpreise");
});
