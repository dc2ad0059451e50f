import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

const row = (cells: Record<string, string>) => Object.entries(cells).map(([label, value]) => ({ label, value }));

it("has a column for each label, in order of appearance, and marks that spreadsheets understand", () => {
  const text = csvOf([row({ Name: "Ada", Nachricht: 'Er sagt "ja"; ich\nnicht' }), row({ Firma: "Muster AG" })]);
  expect(text).toBe('\u{FEFF}Name;Nachricht;Firma\r\nAda;"Er sagt ""ja""; ich\nnicht";\r\n;;Muster AG\r\n');
});

it.each([
  ["=HYPERLINK(A1)", "'=HYPERLINK(A1)"],
  ["@SUM(1)", "'@SUM(1)"],
  ["-1+2", "'-1+2"],
  ["+1-2", "'+1-2"],
  ["\t=1", `"'\t=1"`],
  ["\n=1", `"'\n=1"`],
  ["＝1+1", "'＝1+1"],
  ["-2.50-1", "'-2.50-1"],
  ["-2,5\n=1", `"'-2,5\n=1"`],
  ["+41 52 000 00 01", "+41 52 000 00 01"],
  ["-2.50", "-2.50"],
  ["+1.25", "+1.25"],
  ["-3", "-3"],
  ["Ada = Eva", "Ada = Eva"],
])("lets no spreadsheet take %j for a formula", (text, written) => {
  expect(csvOf([row({ Name: text })])).toBe(`\u{FEFF}Name\r\n${written}\r\n`);
});

it.each(["Müller, =1+1", "a\t=1+1"])("keeps %j one cell where a spreadsheet splits lines at commas or tabs", (text) =>
  expect(csvOf([[{ label: "a", value: text }]])).toBe(`\u{FEFF}a\r\n"${text}"\r\n`),
);

it("keeps both values of a row whose cells are called alike", () => {
  const same = ["1", "2"].map((value) => ({ label: "Name", value }));
  expect(csvOf([same])).toBe("\u{FEFF}Name;Name (2)\r\n1;2\r\n");
});

it("is empty without rows", () => {
  expect(csvOf([])).toBe("\u{FEFF}");
});

it("has its head without rows, to be filled in", () => {
  expect(csvOf([], ["id", "name"])).toBe("\u{FEFF}id;name\r\n");
});
