import { expect, it } from "vitest";
import { editorLocales } from "~/lib/locales.ts";
import { pictureName, pictureTags } from "./picture-names.ts";
import { plannedDrawings, plannedPages } from "./planned-site.ts";
import { newSiteInput, tradeSchema } from "./schema.ts";

it.each(tradeSchema.options)("every picture of a new site has a name that people read: %s", (trade) => {
  const wanted = newSiteInput.parse({ host: "muster.example", name: "Muster", trade, locales: ["de"], town: "Chur" });
  const pictures = Object.keys(plannedDrawings(wanted, plannedPages(wanted, undefined, "branch")));
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures)
    for (const locale of editorLocales) expect(pictureName(picture, locale)).toMatch(/^\p{Lu}/u);
  expect(pictureTags(trade, "fr").length).toBeGreaterThan(0);
});

it("counts what there are several of", () => {
  expect(pictureName("offer-2", "de")).toBe("Angebot 2");
  expect(pictureName("hero", "fr")).toBe("Image d’accueil");
});
