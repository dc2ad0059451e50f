// @vitest-environment jsdom
import { expect, it } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { testDocument, testId } from "../../../../../tests/support/render-block.tsx";
import { translating } from "../../../../../tests/support/translating.tsx";
import type { Group } from "~/features/page/schema.ts";
import { TranslateField, useTranslatedInto } from "./translate-field.tsx";

const hero = testId("hero");
const document = testDocument([
  {
    id: hero,
    kind: "hero",
    content: {
      kicker: { texts: { de: "Seit 1932" } },
      title: { texts: { de: "Gut sehen", fr: "Bien voir" } },
      name: { texts: { fr: "Anna" } },
    },
  },
]);
function Menu({ group, fieldName }: { group: Group; fieldName: string }) {
  const to = useTranslatedInto(group, fieldName);
  return to && <TranslateField groupId={group.id} fieldName={fieldName} to={to} className="" />;
}
const menuOf = (fieldName: string, locale: "de" | "fr" = "fr") =>
  translating(({ groups }) => <Menu group={groups[hero]!} fieldName={fieldName} />, { document, locale });
const answer = async (label: string) => {
  const named = () => [...window.document.querySelectorAll("button")].find((each) => each.textContent === label);
  await eventually(() => expect(named()).toBeDefined());
  named()?.click();
};

it("has one text translated into the language that the page is shown in", async () => {
  const page = menuOf("kicker");
  expect(page.labels()).toEqual(["Übersetzen"]);
  page.press();
  await eventually(() => expect(page.told("success").text).toBe("1 Text übersetzt"));
  expect(page.asked).toEqual([
    { pageId: "page", from: "de", to: "fr", fields: [{ groupId: hero, fieldName: "kicker" }] },
  ]);
  expect(page.textOf(hero, "kicker", "fr")).toMatchObject({ text: "KICKER", origin: "machine" });
  page.stop();
});

it("asks before it takes the place of a person's words", async () => {
  const page = menuOf("title");
  page.press();
  await answer("Abbrechen");
  expect(page.asked).toEqual([]);
  page.press();
  await answer("Ersetzen");
  await eventually(() => expect(page.textOf(hero, "title", "fr")).toMatchObject({ text: "TITLE", origin: "machine" }));
  page.stop();
});

it.each([
  ["in the first language", "kicker", "de"],
  ["where the first language says nothing", "name", "fr"],
] as const)("is not offered %s", (_where, fieldName, locale) => {
  const page = menuOf(fieldName, locale);
  expect(page.labels()).toEqual([]);
  page.stop();
});
