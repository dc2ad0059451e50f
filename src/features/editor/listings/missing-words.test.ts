import { expect, it } from "vitest";
import { missingWords, stillMade, withWords } from "./missing-words.ts";

const described = [{ type: "p" as const, children: [{ text: "Vier Jahre" }] }];
const words = {
  title: { de: "Lehrstelle", fr: " " },
  workQuota: { de: "80 %", fr: "80 %" },
  richTextDescription: { de: described },
};
const toFrench = { from: "de", to: "fr" } as const;

it("finds what is said in one language alone", () => {
  expect(missingWords(words, toFrench)).toEqual({ title: "Lehrstelle", richTextDescription: described });
  expect(missingWords(words, { from: "fr", to: "de" })).toEqual({});
  expect(missingWords({ title: {}, richTextDescription: {} }, toFrench)).toEqual({});
});

it("puts what was made beside what stands there, which stays", () => {
  const made = withWords(words, "fr", { title: "Apprentissage" });
  expect(made).toEqual({ ...words, title: { de: "Lehrstelle", fr: "Apprentissage" } });
  expect(missingWords(made, toFrench)).toEqual({ richTextDescription: described });
  const late = { title: "Trop tard", richTextDescription: described };
  expect(withWords(made, "fr", late)).toEqual({ ...made, richTextDescription: { de: described, fr: described } });
});

it("knows what a machine has made and nobody has changed", () => {
  const made = { fr: { title: "Apprentissage", richTextDescription: described } };
  const filled = withWords(words, "fr", made.fr);
  expect(stillMade(filled, made)).toEqual({ fr: ["title", "richTextDescription"] });
  const changed = { ...filled, title: { ...filled.title, fr: "Formation" } };
  expect(stillMade(changed, made)).toEqual({ fr: ["richTextDescription"] });
  expect(stillMade(words, made)).toEqual({});
});
