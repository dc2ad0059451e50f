import { expect, it } from "vitest";
import { newPageOf, sitePageAddInput } from "./new-page-of.ts";

it("is made under the id that its caller will look for", () => {
  const id = "0A000000-0000-4000-8000-000000000001";
  const input = sitePageAddInput.parse({ id, initialMeta: { name: "Neu" }, lang: "de" });
  expect(newPageOf(input)).toMatchObject({ id: id.toLowerCase(), name: "Neu" });
});
