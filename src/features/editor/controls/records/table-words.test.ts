import { expect, it } from "vitest";
import type { Translate } from "../../messages.ts";
import { tableWords } from "./table-words.ts";

const words = tableWords({
  t: ((key: string) => `<${key}>`) as Translate,
  labels: { title: "Titel", branchId: "Filiale" },
  flags: ["active"],
  cells: (column, text) => (column === "branchId" && text === "1" ? "Altstadt" : undefined),
});

it.each([
  ["title.de", "Titel (DE)"],
  ["branchId", "Filiale"],
  ["id", "<records.table.id>"],
  ["other", "other"],
])("calls the column %j %j", (name, label) => expect(words.column(name)).toBe(label));

it.each([
  ["status", "draft", "<records.draft>"],
  ["status", "fertig", "fertig"],
  ["active", "1", "<records.table.yes>"],
  ["active", "0", "<records.table.no>"],
  ["title.de", "1", "1"],
  ["branchId", "1", "Altstadt"],
  ["branchId", "2", "2"],
])("says of %j: %j as %j", (column, text, said) => expect(words.cell(column, text)).toBe(said));
