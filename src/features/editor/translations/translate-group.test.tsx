// @vitest-environment jsdom
import { expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { testDocument, testId } from "../../../../tests/support/render-block.tsx";
import { translating } from "../../../../tests/support/translating.tsx";
import { TranslateGroup } from "./translate-group.tsx";

const [board, card, other] = [testId("board"), testId("card"), testId("other")];
const title = (texts: object) => ({ title: { texts } });
const document = testDocument([
  {
    id: board,
    kind: "imageBoard",
    content: title({ de: "Die Werkstatt", fr: "L'atelier" }),
    cards: [{ id: card, kind: "imageCard", content: title({ de: "Schleifen" }) }],
  },
  { id: other, kind: "hero", content: title({ de: "Ein anderer Bereich" }) },
]);

it("has what is missing of a section and its cards translated, by languages, and nothing of another section", async () => {
  const page = translating(({ groups }) => <TranslateGroup group={groups[board]!} />, {
    document,
    locale: "de",
    locales: ["de", "fr", "it"],
  });
  expect(page.labels()).toEqual(["1 Text übersetzen: Französisch", "2 Texte übersetzen: Italienisch"]);
  page.press(0);
  await eventually(() => expect(page.told("success").text).toBe("1 Text übersetzt"));
  const field = { groupId: card, fieldName: "title" };
  expect(page.asked).toEqual([{ pageId: "page", from: "de", to: "fr", fields: [field] }]);
  expect(page.textOf(card, "title", "fr")).toMatchObject({ text: "TITLE", origin: "machine" });
  expect(page.textOf(board, "title", "fr")).toMatchObject({ text: "L'atelier", origin: "human" });
  page.draw();
  expect(page.labels()).toEqual(["2 Texte übersetzen: Italienisch"]);
  page.stop();
});
