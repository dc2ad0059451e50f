import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { ChangedCells } from "./changed-cells.tsx";

const zip = { column: "zip", of: "Markt", before: "8000", after: "" };
const words = {
  column: (name: string) => name.toUpperCase(),
  cell: (column: string, text: string) => (column === "zip" && text === "8000" ? "Zürich" : text),
};
const textOf = (html: string) => html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");

it("says of each cell what stands there and what would, and counts those that it does not show", () => {
  const cells = [{ column: "title.de", of: null, before: "Eine alte Brille", after: "Eine neue Brille" }, zip];
  const html = drawnInEditor(<ChangedCells cells={cells} words={words} />, { state: {}, known: {} });
  expect(textOf(html)).toBe("TITLE.DEbisher Eine alte Brille → neu Eine neue BrilleZIPMarktbisher Zürich → neu leer");
  expect(html).toContain("<del>Eine <mark>alte</mark> Brille</del>");
  const many = Array.from({ length: 23 }, () => zip);
  expect(textOf(drawnInEditor(<ChangedCells cells={many} words={words} />, { state: {}, known: {} }))).toMatch(
    /und 3 weitere Angaben$/,
  );
});
