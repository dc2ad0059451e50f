import { expect, it } from "vitest";
import { insertable } from "./insertable.ts";

it("takes words in a language that the site has no more, which may come back", () => {
  const fields = { title: { texts: { de: "Bis bald", fr: "À bientôt" } } };
  const content = { kind: "cta", options: {}, disallowedLocales: ["it" as const], fields };
  expect(insertable(content, { locales: ["de"] })).toBeNull();
  expect(insertable({ ...content, kind: "nothing" }, { locales: ["de"] })).toBe("kind-unknown");
});
