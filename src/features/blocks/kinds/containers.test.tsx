import { describe, expect, it } from "vitest";
import { renderSection, testMedia, testId } from "../../../../tests/support/render-block.tsx";
import { servicesContainerBlock } from "./servicesContainer/block.ts";
import { teamContainerBlock } from "./teamContainer/block.ts";

const text = (words: string, lang: string | null = null) => ({ text: words, lang });
const picture = { media: testMedia(), alt: "Porträt", objectFit: "cover" };
const anna = {
  id: testId("anna"),
  name: text("Anna"),
  line: text("Optikerin"),
  text: text("Misst genau."),
  picture,
  path: "/de/anna",
};
const bea = { ...anna, id: testId("bea"), name: text("Bea", "de"), picture: null, path: "/de/bea" };
const cards = { firstId: "one", byId: { one: [anna, bea], two: [bea] } };

describe.each([servicesContainerBlock, teamContainerBlock])("$kind", ({ kind, fields }) => {
  const data = { [kind]: cards };

  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind }, "editor");
    for (const name of Object.keys(fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it.each(["grid", "masonry", "split", "carousel", "avatar"])(
    "shows its items as %s, each leading to its page",
    (gridLayout) => {
      const html = renderSection({ kind, options: { gridLayout } }, "visitor", [], data);
      expect(html).toContain(`data-layout="${gridLayout}"`);
      expect(html.match(/<li class="cards__item">/g)).toHaveLength(2);
      expect(html).toMatch(/<a [^>]*href="\/de\/anna">([^<]* )?Anna<\/a>/);
      expect(html).toContain("Optikerin");
      expect(html).toContain('alt="Porträt"');
      expect(html).toContain('<h2 class="card__title" lang="de">');
    },
  );

  it("loads three in one row from a tablet on no larger than they stand there", () => {
    const cleo = { ...anna, id: testId("cleo") };
    const sizes = (items: (typeof anna)[]) =>
      /sizes="([^"]+)"/.exec(
        renderSection({ kind, options: { gridLayout: "grid", columnLayout: "3" } }, "visitor", [], {
          [kind]: { firstId: "one", byId: { one: items } },
        }),
      )?.[1];
    expect(sizes([anna, { ...anna, id: bea.id }, cleo])).toContain("(min-width: 48rem) 41vw"); // a third, and a picture of 4:3 in a square
    expect(sizes([anna, cleo])).not.toContain("(min-width: 48rem)");
  });

  it("shows the collection that it names, and the first one when that is gone", () => {
    const named = (collection: string) =>
      renderSection({ kind, options: { collection } }, "visitor", [], {
        [kind]: { firstId: testId("one"), byId: { [testId("one")]: [anna], [testId("two")]: [bea] } },
      });
    expect(named(testId("two"))).not.toContain("Anna");
    expect(named(testId("gone"))).toContain("Anna");
  });

  it("puts the names of its items one level below its title", () => {
    const content = { title: { texts: { de: "Wir" } } };
    const html = renderSection({ kind, content }, "visitor", [], data);
    expect(html).toContain('<h1 class="title">Wir</h1>');
    expect(html).toContain('<h2 class="card__title">');
  });
});
