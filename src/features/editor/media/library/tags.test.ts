import { expect, it } from "vitest";
import { editorTexts } from "~/i18n/editor-texts.ts";
import { translatorOf } from "~/i18n/translate.ts";
import { givenTagsProblem, tagsOf, tagsProblem, writtenTags } from "./tags.ts";

const t = translatorOf(editorTexts("de").editor);

it("are read between commas, each once, and told of several media in the order of the alphabet", () => {
  expect(writtenTags(" Laden, ,Team,Laden")).toEqual(["Laden", "Team"]);
  expect(tagsOf([{ tags: ["Zoo", "Äpfel"] }, { tags: [] }, { tags: ["Zoo", "Laden"] }], "de")).toEqual([
    ...["Äpfel", "Laden", "Zoo"],
  ]);
});

it.each([
  ["a letter too long", `Laden, ${"a".repeat(101)}`, "Zu lang: höchstens 100 Zeichen je Schlagwort."],
  ["one too many", Array.from({ length: 21 }, (_, at) => at).join(), "Zu viele: höchstens 20."],
  [
    "as long and as many as they may be",
    `${"a".repeat(100)},${Array.from({ length: 19 }, (_, at) => at).join()}`,
    null,
  ],
])("say so where they are %s, and nothing of them is cut", (_, text, problem) => {
  const tags = writtenTags(text);
  expect(tags.join()).toBe(text.replace(", ", ","));
  expect(tagsProblem(tags, t)).toBe(problem);
});

it("say how many of several media have no room for them", () => {
  const full = { tags: Array.from({ length: 20 }, (_, at) => `Wort ${at}`) };
  const media = [{ tags: ["Laden"] }, full, { tags: full.tags.with(0, "Anderes") }];
  const one = "Ein gewähltes Medium hätte damit mehr als 20 Schlagwörter.";
  expect(givenTagsProblem(media, ["Team"], t)).toBe("2 gewählte Medien hätten damit mehr als 20 Schlagwörter.");
  expect(givenTagsProblem(media, ["Anderes"], t), "one has it already").toBe(one);
  expect(givenTagsProblem(media.slice(0, 1), ["Team"], t)).toBeNull();
  expect(givenTagsProblem(media, ["a".repeat(101)], t)).toBe("Zu lang: höchstens 100 Zeichen je Schlagwort.");
});
