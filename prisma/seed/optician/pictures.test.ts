import { expect, it } from "vitest";
import { checkedDocument } from "~/features/media/import-document.ts";
import { picturesShown, shownAgain } from "../../../tests/support/pictures-shown.ts";
import { leafletBytes, leaflets } from "./leaflets.ts";
import { opticianFilms, opticianPictures } from "./pictures.ts";
import { opticianPages } from "./site.ts";

const known = new Set([opticianPictures, opticianFilms, leaflets].flatMap((each) => Object.keys(each)));
/** The shops: their contact page shows the very houses that the home page leads to. */
const shops = new Set(["altstadt", "wuelflingen", "seuzach"]);

it("shows each picture on one page only, and there once", () => {
  const shown = picturesShown(opticianPages);
  const again = shownAgain(shown);
  expect(again.filter(({ picture }) => !shops.has(picture))).toEqual([]);
  expect(shown.filter(({ picture }) => !known.has(picture))).toEqual([]);
});

it("offers documents that the library takes, with their table at the place that they tell", () => {
  for (const leaflet of Object.values(leaflets)) {
    const bytes = leafletBytes(leaflet);
    expect(checkedDocument(bytes, "pdf")).toBe("pdf");
    const text = bytes.toString("latin1");
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe("xref");
    const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(offsets.map((_, at) => `${at + 1} 0 obj`));
  }
});
