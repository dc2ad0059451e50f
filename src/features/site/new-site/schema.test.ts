import { expect, it } from "vitest";
import { newSiteInput } from "./schema.ts";

const wanted = { host: "blumen.example", name: "Blumen", trade: "craft", locales: ["de"], town: "Chur" };

it.each([
  ["a postal code of three digits", { zip: "500" }, "zip"],
  ["an e-mail address of an unfinished host", { email: "bonjour@optique-claire" }, "email"],
  ["words for a telephone number", { phone: "abc" }, "phone"],
])("refuses %s at its place", (_what, wrong, place) => {
  const { error } = newSiteInput.safeParse({ ...wanted, ...wrong });
  expect(error?.issues.map(({ path }) => path)).toEqual([[place]]);
});

it("takes a site of which nothing but name and town is known", () => {
  expect(newSiteInput.parse({ ...wanted, zip: "", phone: "" })).toMatchObject({ zip: "", phone: "" });
  expect(newSiteInput.parse({ ...wanted, zip: " 7000 ", phone: "081 000 00 00" })).toMatchObject({ zip: "7000" });
});
