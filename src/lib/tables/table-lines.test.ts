import { expect, it } from "vitest";
import { patient } from "../../../tests/support/patient.ts";
import { tableLines } from "./table-lines.ts";

const columns = ["id", "name", "city"] as const;
const read = (text: string) => tableLines(text, columns, (names) => names.includes("name"));

it("reads the columns that it knows, in any order, past empty ones at the end of the head", () => {
  expect(read("city;name;other;;\nBern;Optik;x;;\n;Auge;;;zu viel")).toEqual([
    { line: 2, cells: { name: "Optik", city: "Bern" }, isUneven: false },
    { line: 3, cells: { name: "Auge", city: "" }, isUneven: true },
  ]);
});

it("marks lines with too few cells, and the one whose quotation marks swallow the rest", () => {
  const lines = read('name;city\nOptik;Bern\nAuge\n"Glas;Chur\nBrille;Genf');
  expect(typeof lines === "string" || lines.map(({ isUneven }) => isUneven)).toEqual([false, true, true]);
});

it("refuses a head of very many columns, and a table without the one that it needs", () => {
  expect(read(`name${";x".repeat(199)}\na`)).toHaveLength(1);
  expect(read(`name${";x".repeat(200)}\na`)).toBe("no-table");
  expect(read("id;city\n;Bern")).toBe("no-table");
});

it("costs little beside its length, however wide its head and long its body are", () => {
  // Looking for each column in each line would be eight thousand million steps.
  const text = `name${";".repeat(850_000)}\n${"a\n".repeat(10_000)}`;
  const before = process.cpuUsage();
  expect(read(text)).toHaveLength(10_000);
  const { user } = process.cpuUsage(before);
  expect(user / 1_000).toBeLessThan(patient(3_000));
});
