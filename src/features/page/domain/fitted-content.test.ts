import { expect, it } from "vitest";
import { idOf } from "../../../../tests/support/test-page.ts";
import type { GroupContent } from "../commands/group-insert.ts";
import { fittedTo, type Destination } from "./fitted-content.ts";

const linkTo = (name: string) => ({ type: "page", page: { id: idOf(name), collection: null } });
const linked = (name: string) => ({ type: "a", url: `page:${idOf(name)}`, children: [{ text: name, bold: true }] });
const content: GroupContent = {
  kind: "serviceBoard",
  options: { color: "primary" },
  disallowedLocales: ["fr", "it"],
  fields: {
    title: { texts: { de: "Titel", fr: "Titre", it: "Titolo" } },
    button: { texts: { de: "Mehr" }, options: { link: linkTo("gone"), variant: "primary" } },
    description: { texts: { de: [{ type: "p", children: [{ text: "Zu " }, linked("gone"), linked("there")] }] } },
  },
  cards: [
    {
      options: {},
      fields: {
        image: { mediaId: idOf("lost"), options: { link: linkTo("there") } },
        images: { mediaIds: [idOf("lost"), idOf("kept")], isHidden: true },
      },
    },
  ],
};
const everything: Destination = { locales: ["de", "fr", "it"], hasMedium: () => true, hasPage: () => true };

it("leaves content alone that has all it needs", () => {
  expect(fittedTo(content, everything)).toEqual({ content, deadLinks: 0 });
});

it("leaves out languages that the site has not", () => {
  const { content: fitted } = fittedTo(content, { ...everything, locales: ["de", "fr"] });
  expect(fitted).toMatchObject({
    disallowedLocales: ["fr"],
    fields: { title: { texts: { de: "Titel", fr: "Titre" } } },
  });
  expect(JSON.stringify(fitted)).not.toContain("Titolo");
});

it("leaves out media that the library has not", () => {
  const { content: fitted } = fittedTo(content, { ...everything, hasMedium: (id) => id === idOf("kept") });
  expect(fitted.cards?.[0]?.fields).toEqual({
    image: { options: { link: linkTo("there") } },
    images: { mediaIds: [idOf("kept")], isHidden: true },
  });
});

it("leaves out and counts links to pages that are gone, and keeps the words that led there", () => {
  const { content: fitted, deadLinks } = fittedTo(content, { ...everything, hasPage: (id) => id === idOf("there") });
  expect(deadLinks).toBe(2);
  expect(fitted.fields["button"]).toEqual({ texts: { de: "Mehr" }, options: { variant: "primary" } });
  expect(fitted.fields["description"]?.texts?.de).toEqual([
    { type: "p", children: [{ text: "Zu " }, { text: "gone", bold: true }, linked("there")] },
  ]);
  expect(fitted.cards?.[0]?.fields["image"]?.options).toEqual({ link: linkTo("there") });
});

it("finds links in lists, too", () => {
  const item = (name: string) => ({ type: "li", children: [{ type: "lic", children: [linked(name)] }] });
  const listed = {
    kind: "richTextBlock",
    options: {},
    fields: { text: { texts: { de: [{ type: "ul", children: [item("gone")] }] } } },
  };
  const { content: fitted, deadLinks } = fittedTo(listed, { ...everything, hasPage: () => false });
  expect(deadLinks).toBe(1);
  expect(JSON.stringify(fitted)).not.toContain("page:");
});
