import { expect, it } from "vitest";
import { answersCsv } from "./answers-csv.ts";

const row = (lines: Record<string, string>) => ({
  first: [{ label: "Eingang", value: "23.11.2026" }],
  lines: Object.entries(lines).map(([label, value]) => ({ label, value })),
});

it("has a column for each label, in order of appearance, and marks that spreadsheets understand", () => {
  const text = answersCsv([row({ Name: "Ada", Nachricht: 'Er sagt "ja"; ich\nnicht' }), row({ Firma: "Muster AG" })]);
  expect(text).toBe(
    '\u{FEFF}Eingang;Name;Nachricht;Firma\r\n23.11.2026;Ada;"Er sagt ""ja""; ich\nnicht";\r\n23.11.2026;;;Muster AG\r\n',
  );
});

it.each([
  ["=HYPERLINK(A1)", "'=HYPERLINK(A1)"],
  ["@SUM(1)", "'@SUM(1)"],
  ["-1+2", "'-1+2"],
  ["+1-2", "'+1-2"],
  ["\t=1", "'\t=1"],
  ["+41 52 000 00 01", "+41 52 000 00 01"],
  ["Ada = Eva", "Ada = Eva"],
])("lets no spreadsheet take %j for a formula", (text, written) => {
  expect(answersCsv([{ first: [], lines: [{ label: "Name", value: text }] }])).toBe(`\u{FEFF}Name\r\n${written}\r\n`);
});

it("is empty without answers", () => {
  expect(answersCsv([])).toBe("\u{FEFF}");
});
