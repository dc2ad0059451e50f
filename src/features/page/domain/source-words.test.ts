import { describe, expect, it } from "vitest";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { difference } from "./patches.ts";
import { publicationStatus } from "./publication-status.ts";
import { runCommand } from "../commands/run.ts";
import type { PageDocument } from "../schema.ts";

const page: PageDocument = {
  ...testDocument([]),
  locales: { de: { slug: "linsen", name: "Linsen", description: "Alles über Linsen" } },
};
function play(document: PageDocument, command: string, input: object): PageDocument {
  const operation = { opId: "66666666-6666-4666-8666-666666666666", command, input: { ...input } };
  const result = runCommand(document, operation, { locales: ["de", "fr"], patchesOf: () => undefined });
  if (!result.ok) throw new Error(result.refusal);
  return result.document;
}

const named = play(page, "page.rename", { locale: "fr", name: "Lentilles" });
const changed = play(named, "page.rename", { locale: "de", name: "Kontaktlinsen" });

describe("a machine's words for a page", () => {
  const machine = (document: PageDocument, text: string, more: object = {}) =>
    play(document, "page.translate", { locale: "fr", texts: [{ part: "name", text, source: "Linsen" }], ...more });
  const blank = machine(page, "Lentille");

  it("are marked with what they were made of, and bring the first language's address along", () =>
    expect(blank.locales.fr).toEqual({
      slug: "linsen",
      name: "Lentille",
      description: "",
      nameSource: "Linsen",
      machine: ["name"],
    }));

  it("bear the mark until a person writes them or says that they are right", () => {
    expect(machine(blank, "Lentilles").locales.fr).toMatchObject({ name: "Lentilles", machine: ["name"] });
    const written = play(blank, "page.rename", { locale: "fr", name: "Verres" });
    const approved = play(blank, "page.translated", { locale: "fr", part: "name" });
    for (const { locales } of [written, approved]) expect(locales.fr).not.toHaveProperty("machine");
    const described = play(blank, "page.description", { locale: "fr", description: "Tout" });
    expect(described.locales.fr).toMatchObject({ machine: ["name"] });
  });

  it("take a person's place only when that was asked, and are left out when they are too long", () => {
    expect(machine(named, "Machine")).toBe(named);
    expect(machine(named, "Machine", { mayReplace: true }).locales.fr).toMatchObject({
      name: "Machine",
      machine: ["name"],
    });
    expect(machine(page, "x".repeat(301))).toBe(page);
  });

  it("are nothing to publish once a person has looked at them", () => {
    const approved = play(blank, "page.translated", { locale: "fr", part: "name" });
    expect(publicationStatus({ document: approved, media: {} }, { document: blank, media: {} })).toMatchObject({
      pages: 0,
    });
  });
});

describe("the words that a page's name was translated from", () => {
  it("are kept with the translation, and stay when the first language changes", () => {
    expect(named.locales.fr).toMatchObject({ name: "Lentilles", nameSource: "Linsen" });
    expect(changed.locales.fr).toMatchObject({ name: "Lentilles", nameSource: "Linsen" });
    expect(changed.locales.de).not.toHaveProperty("nameSource");
  });

  it("are those of now once the translation changes or is said to be right, and go with it", () => {
    const renamed = play(changed, "page.rename", { locale: "fr", name: "Lentilles de contact" });
    expect(renamed.locales.fr?.nameSource).toBe("Kontaktlinsen");
    const confirmed = play(changed, "page.translated", { locale: "fr", part: "name" });
    expect(confirmed.locales.fr).toMatchObject({ name: "Lentilles", nameSource: "Kontaktlinsen" });
    expect(play(changed, "page.rename", { locale: "fr", name: "" }).locales.fr).not.toHaveProperty("nameSource");
  });

  it("are not those of the description, nor does a new address renew them", () => {
    const described = play(changed, "page.description", { locale: "fr", description: "Tout sur les lentilles" });
    expect(described.locales.fr).toMatchObject({ nameSource: "Linsen", descriptionSource: "Alles über Linsen" });
    expect(play(changed, "page.slug", { locale: "fr", slug: "lentilles" }).locales.fr?.nameSource).toBe("Linsen");
  });

  it("are kept for a search title, too, and go when it is empty again", () => {
    const title = (document: PageDocument, locale: string, searchTitle: string) =>
      play(document, "page.searchTitle", { locale, searchTitle });
    const titled = title(title(named, "de", "Linsen kaufen"), "fr", "Acheter des lentilles");
    expect(titled.locales.fr).toMatchObject({
      searchTitle: "Acheter des lentilles",
      searchTitleSource: "Linsen kaufen",
    });
    expect(title(title(titled, "fr", " "), "de", "<b></b>")).toEqual(named);
    expect(publicationStatus({ document: titled, media: {} }, { document: named, media: {} })).toMatchObject({
      pages: 1,
    });
  });

  it("are nothing to publish", () => {
    const confirmed = play(changed, "page.translated", { locale: "fr", part: "name" });
    expect(difference(changed, confirmed)).toMatchObject([{ path: ["locales", "fr", "nameSource"] }]);
    expect(publicationStatus({ document: confirmed, media: {} }, { document: changed, media: {} })).toEqual({
      fields: 0,
      groups: 0,
      pages: 0,
      changed: [],
    });
  });
});
