import { describe, expect, it } from "vitest";
import type { ResolvedField, ResolvedGroup } from "~/features/blocks/resolved.ts";
import { askedOf, fieldsOfAsked } from "./asked.ts";
import { checkForm } from "./check-form.ts";
import { mostChoices, mostInLine } from "./form-field.ts";
import { fieldsOfSection, isAsked, questionName, questionOf } from "./questions.ts";

const paragraphs = (lines: string[]) => lines.map((text) => ({ type: "p", children: [{ text }] }));
const card = (id: string, label: string, options: object = {}, choices: string[] = []) =>
  ({
    id,
    options: { answer: "text", required: false, ...options },
    fields: {
      label: { type: "text", text: label } as ResolvedField,
      choices: { type: "richText", value: choices.length > 0 ? paragraphs(choices) : null } as ResolvedField,
    },
  }) as unknown as ResolvedGroup;
const ofCards = (...children: ResolvedGroup[]) => fieldsOfSection("form", { options: {}, children });

const several = card("a", "Was?", { answer: "several", required: true }, ["Brillen", " Linsen ", "Brillen", ""]);
const one = card("b", "Wann?", { answer: "choice" }, ["Heute", "Morgen"]);
const consent = card("c", "Einverstanden", { answer: "consent", required: true });
const number = card("d", "Wie viele?", { answer: "number" });

describe("the questions of a section", () => {
  it("are those of its cards in their order, under names that stay where the order changes", () => {
    expect(ofCards(one, several).map(({ name }) => name)).toEqual(["q-b", "q-a"]);
    expect(ofCards(several, one).map(({ name }) => name)).toEqual(["q-a", "q-b"]);
  });

  it("are those of its kind where it has no cards", () =>
    expect(ofCards().map(({ name }) => name)).toEqual(["name", "email", "phone", "message"]));

  it("offer each line of their choices once, and no more and no longer ones than are taken", () => {
    expect(questionOf(several).choices).toEqual(["Brillen", "Linsen"]);
    const many = Array.from({ length: mostChoices + 5 }, (_, at) => `${at} ${"😀".repeat(mostInLine)}`);
    const choices = questionOf(card("e", "?", { answer: "choice" }, many)).choices ?? [];
    expect(choices).toHaveLength(mostChoices);
    const [field] = ofCards(card("e", "?", { answer: "choice", required: true }, many));
    for (const choice of choices) {
      expect(checkForm([field!], { "q-e": choice })).toEqual({ values: { "q-e": choice }, problems: {} });
      expect(encodeURIComponent(choice)).not.toBe(""); // throws at half a letter
    }
  });

  it("say the language of choices that nobody has translated", () => {
    const borrowed = structuredClone(several);
    (borrowed.fields["choices"] as { lang: string | null }).lang = "de";
    expect(questionOf(borrowed).choicesLang).toBe("de");
    expect(questionOf(several)).not.toHaveProperty("choicesLang");
  });

  it("are not asked without words, or without anything to choose from", () => {
    expect([card("x", " \n"), card("x", "Was?", { answer: "choice" }), one, number].map(isAsked)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe("answers to questions that an editor made", () => {
  const check = (entered: Record<string, string | string[]>) =>
    checkForm(ofCards(several, one, consent, number), entered);

  it.each([
    ["nothing at all", {}, { "q-a": "choose", "q-c": "consent" }],
    ["a choice that is none", { "q-a": "Autos", "q-c": "on", "q-b": "Gestern" }, { "q-a": "choose", "q-b": "choose" }],
    ["a word for a number", { "q-a": "Linsen", "q-c": "on", "q-d": "zwei" }, { "q-d": "number" }],
    ["consent that was refused", { "q-a": "Linsen", "q-c": "false" }, { "q-c": "consent" }],
    ["names of other forms", { a: "Linsen", name: "Ada", "q-": "x" }, { "q-a": "choose", "q-c": "consent" }],
    ["what every object inherits", { __proto__: { "q-a": "Linsen" } }, { "q-a": "choose", "q-c": "consent" }],
    ["a filled honeypot", { "q-a": "Linsen", "q-c": "on", website: "x" }, { website: "spam" }],
  ])("are refused for %s", (_name, entered, problems) =>
    expect(check(entered as Record<string, string>).problems).toEqual(problems),
  );

  it.each(["3", "-3", "1'000", "1’000.50", "0,5", ""])("take %j as a number", (entered) =>
    expect(check({ "q-a": "Linsen", "q-c": "on", "q-d": entered }).problems).toEqual({}),
  );

  it("hold what was asked and nothing else", () => {
    const { values } = check({
      "q-a": ["Linsen", "Autos", "Linsen"],
      "q-b": "Heute",
      "q-c": "on",
      "q-d": "2",
      isAdmin: "1",
    });
    expect(values).toEqual({ "q-a": ["Linsen"], "q-b": "Heute", "q-c": true, "q-d": "2" });
  });
});

describe("what is kept of the questions", () => {
  it("says them as they were asked", () => {
    const fields = ofCards(one, consent);
    expect(fieldsOfAsked(askedOf(fields))).toEqual([
      { name: questionName("b"), label: "Wann?", type: "choice" },
      { name: questionName("c"), label: "Einverstanden", type: "checkbox" },
    ]);
  });

  it.each([[null], [{}], ["q-a"], [[{ name: "price", label: "x", type: "text" }]], [[{ name: "q-a", type: "count" }]]])(
    "is nothing in %j",
    (stored) => expect(fieldsOfAsked(stored)).toBeNull(),
  );

  it("is nothing for a form whose kind asks", () => expect(askedOf(ofCards())).toBeNull());
});
