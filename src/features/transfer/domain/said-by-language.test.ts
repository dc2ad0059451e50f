import { expect, it } from "vitest";
import { saidByLanguage } from "./said-by-language.ts";

const text = [{ type: "p", children: [{ text: "Vier Jahre." }] }];

it("takes what a former release said for the default language's", () => {
  const former = { id: "a", title: "Lehrstelle", workQuota: "", richTextDescription: text };
  expect(saidByLanguage(former, "fr")).toEqual({
    ...{ id: "a", title: { fr: "Lehrstelle" }, workQuota: {} },
    richTextDescription: { fr: text },
  });
  expect(saidByLanguage({ title: "Etui", richTextDescription: null }, "de")).toEqual({
    ...{ title: { de: "Etui" }, richTextDescription: {} },
  });
});

it("leaves what is said by language", () => {
  const row = { title: { de: "Etui", fr: "Étui" }, richTextDescription: { de: text } };
  expect(saidByLanguage(row, "fr")).toEqual(row);
});
