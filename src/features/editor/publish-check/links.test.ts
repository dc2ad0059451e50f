import { describe, expect, it } from "vitest";
import { runCommand } from "~/features/page/commands/run.ts";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Json } from "~/lib/json.ts";
import type { PublishFinding } from "./finding.ts";
import type { TargetPage } from "../pages/hidden-target.ts";
import { linkFindings } from "./links.ts";

const groupId = "11111111-1111-4111-8111-111111111111";
const page = emptyPage("22222222-2222-4222-8222-222222222222");

function play(steps: [string, Record<string, Json>][]): PageDocument {
  return steps.reduce((document, [command, input]) => {
    const operation = { opId: groupId, command, input: { groupId, ...input } };
    const result = runCommand(document, operation, { locales: ["de", "fr"], patchesOf: () => undefined });
    if (!result.ok) throw new Error(`${command}: ${result.refusal}`);
    return result.document;
  }, page);
}

const add: [string, Record<string, Json>] = ["group.add", { kind: "hero", nextTo: null, parentId: null }];
const label = (locale: string, text: string): [string, Record<string, Json>] => [
  "field.text",
  { fieldName: "button", locale, text },
];
const link: [string, Record<string, Json>] = [
  "field.link",
  { fieldName: "button", link: { type: "url", url: "https://example.com" } },
];

const online = (id: string, more: Partial<TargetPage> = {}): TargetPage => ({
  id,
  role: null,
  collection: null,
  status: "published",
  publishedNumber: 1,
  wasPublished: true,
  disallowedLocales: [],
  locales: { de: { slug: "x", name: "X", description: "" }, fr: { slug: "x", name: "X", description: "" } },
  ...more,
});

describe("links and buttons before a publish", () => {
  it("reports a label without a link", () => {
    const found = linkFindings(play([add, label("de", "Mehr"), label("fr", "Plus")]), ["de", "fr"], null);
    const place = { fieldName: "button", part: { type: "link" } };
    expect(found).toMatchObject([{ type: "missingLink", place, text: "Mehr" }]);
  });

  it("reports a booking whose button has neither words nor a target, and no other button like that", () => {
    const booking: [string, Record<string, Json>] = [
      "group.add",
      { kind: "bookingContainer", nextTo: null, parentId: null },
    ];
    expect(linkFindings(play([booking]), ["de", "fr"], null)).toMatchObject([
      { type: "missingBooking", place: { groupId, fieldName: null } },
    ]);
    expect(linkFindings(play([add]), ["de", "fr"], null)).toEqual([]);
    const hidden: [string, Record<string, Json>] = ["field.visibility", { fieldName: "button", visible: false }];
    expect(linkFindings(play([booking, hidden]), ["de", "fr"], null)).toEqual([]);
  });

  it("reports a link whose label is missing in a language", () => {
    const found = linkFindings(play([add, label("de", "Mehr"), label("fr", ""), link]), ["de", "fr"], null);
    expect(found).toMatchObject([{ type: "missingText", locales: ["fr"], place: { fieldName: "button" } }]);
    expect(found[0]?.place).not.toHaveProperty("part");
  });

  it("reports a link to a page that is not there, once the pages are known", () => {
    const target = "33333333-3333-4333-8333-333333333333";
    const toPage: [string, Record<string, Json>] = [
      "field.link",
      { fieldName: "button", link: { type: "page", page: { id: target, collection: null } } },
    ];
    const document = play([add, label("de", "Mehr"), label("fr", "Plus"), toPage]);
    expect(linkFindings(document, ["de", "fr"], [])).toMatchObject([
      { type: "missingPage", text: "Mehr", place: { fieldName: "button", part: { type: "link" } } },
    ]);
    expect(linkFindings(document, ["de", "fr"], [online(target)])).toEqual([]);
    expect(linkFindings(document, ["de", "fr"], null)).toEqual([]);
  });

  describe.each<[string, Partial<TargetPage>, Partial<PublishFinding>]>([
    [
      "that was never published",
      { status: "draft", publishedNumber: null, wasPublished: false },
      { type: "unpublishedPage", locales: [] },
    ],
    [
      "that was taken down",
      { status: "draft", publishedNumber: null, wasPublished: true },
      { type: "takenDownPage", locales: [] },
    ],
    ["that is not shown in French", { disallowedLocales: ["fr"] }, { type: "pageNotIn", locales: ["fr"] }],
    [
      "without an address in French",
      { locales: { de: { slug: "x", name: "X", description: "" } } },
      { type: "pageNotIn", locales: ["fr"] },
    ],
  ])("to a page %s", (_, state, hidden) => {
    const id = "33333333-3333-4333-8333-333333333333";
    const target = { type: "page", page: { id, collection: null } };
    const both = ["de", "fr"] as const;

    it("reports a button and a picture", () => {
      const button = ["field.link", { fieldName: "button", link: target }] as [string, Record<string, Json>];
      const image: [string, Record<string, Json>][] = [
        ["field.image", { fieldName: "image", mediaId: id }],
        ["field.link", { fieldName: "image", link: target }],
      ];
      const document = play([add, label("de", "Mehr"), label("fr", "Plus"), button, ...image]);
      expect(linkFindings(document, both, [online(id, state)])).toMatchObject([
        { ...hidden, text: "Mehr", place: { fieldName: "button", part: { type: "link" } } },
        { ...hidden, text: "", place: { fieldName: "image", part: { type: "link" } } },
      ]);
      expect(linkFindings({ ...document, id }, both, [online(id, state)])).toEqual([]);
    });

    it("reports the words of a text, in the languages in which they lead nowhere", () => {
      const json = [{ type: "p", children: [{ type: "a", url: `page:${id}`, children: [{ text: "Linsen" }] }] }];
      const words = (locale: string) =>
        ["field.richText", { fieldName: "description", locale, json }] as [string, Record<string, Json>];
      const written = hidden.type === "pageNotIn" ? hidden.locales : ["de", "fr"];
      expect(linkFindings(play([add, words("de"), words("fr")]), both, [online(id, state)])).toMatchObject([
        { type: hidden.type, text: "Linsen", locales: written, place: { fieldName: "description" } },
      ]);
      const german = hidden.type === "pageNotIn" ? [] : [{ type: hidden.type, locales: ["de"] }];
      expect(linkFindings(play([add, words("de")]), both, [online(id, state)])).toMatchObject(german);
    });
  });

  it("finds no fault with a button that is whole, or hidden", () => {
    const whole = [add, label("de", "Mehr"), label("fr", "Plus"), link];
    expect(linkFindings(play(whole), ["de", "fr"], null)).toEqual([]);
    const hidden: [string, Record<string, Json>] = ["field.visibility", { fieldName: "button", visible: false }];
    expect(linkFindings(play([add, label("de", "Mehr"), hidden]), ["de", "fr"], null)).toEqual([]);
  });

  const gone = "33333333-3333-4333-8333-333333333333";
  const words = { type: "a", url: `page:${gone}`, children: [{ text: "Linsen" }] };
  const richText: [string, Record<string, Json>] = [
    "field.richText",
    { fieldName: "description", locale: "de", json: [{ type: "p", children: [{ text: "Unsere " }, words] }] },
  ];
  const picture: [string, Record<string, Json>][] = [
    ["field.image", { fieldName: "image", mediaId: gone }],
    ["field.link", { fieldName: "image", link: { type: "page", page: { id: gone, collection: null } } }],
  ];

  it.each([
    [
      "in formatted text, in the language that has it",
      [richText],
      {
        place: { fieldName: "description", part: { type: "words", url: `page:${gone}` } },
        text: "Linsen",
        locales: ["de"],
      },
    ],
    ["of a picture", picture, { place: { fieldName: "image", part: { type: "link" } }, text: "", locales: [] }],
  ])("reports a dead link %s", (_, steps, expected) => {
    const document = play([add, ...steps]);
    expect(linkFindings(document, ["de", "fr"], [])).toMatchObject([{ type: "missingPage", ...expected }]);
    expect(linkFindings(document, ["de", "fr"], [online(gone)])).toEqual([]);
  });

  it("finds no fault with a button that leads to the section's booking", () => {
    const booking: [string, Record<string, Json>] = [
      "group.add",
      { kind: "bookingContainer", nextTo: null, parentId: null },
    ];
    const document = play([
      booking,
      label("de", "Buchen"),
      label("fr", "Réserver"),
      ["group.option", { key: "booking", value: { type: "appointment", url: "https://termin.example/" } }],
    ]);
    expect(linkFindings(document, ["de", "fr"], null)).toEqual([]);
  });
});
