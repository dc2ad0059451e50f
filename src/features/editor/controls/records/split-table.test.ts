import { describe, expect, it } from "vitest";
import { csvRows } from "~/lib/tables/read-csv.ts";
import { splitTable } from "./split-table.ts";

const bodyOf = (text: string) => csvRows(text).slice(1);

describe("splitTable", () => {
  it("leaves a table as it is that one call carries, and what is none", () => {
    const text = "id;name\r\n1;Optik\r\n\r\n2;Auge";
    const [whole, ...more] = splitTable(`\u{FEFF}${text}`);
    expect(more).toEqual([]);
    expect(whole?.text).toBe(text);
    expect([1, 2, 4].map((line) => whole?.lineOf(line))).toEqual([1, 2, 4]);
    expect(splitTable("").map((part) => part.text)).toEqual([""]);
    expect(splitTable("id;name").map((part) => part.text)).toEqual(["id;name"]);
  });

  it("cuts a long one under its head, keeps what is of one record together, and knows each line", () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => `${Math.floor(at / 3)};Optik;"zwei\nZeilen ${at}"`);
    const text = ["id;name;text", ...rows].join("\n");
    const parts = splitTable(text);
    expect(parts.length).toBeGreaterThan(1);
    const read = parts.flatMap((part) => bodyOf(part.text).map((row) => ({ ...row, line: part.lineOf(row.line) })));
    const whole = bodyOf(text);
    expect(read.map(({ cells }) => cells)).toEqual(whole.map(({ cells }) => cells));
    expect(read.map(({ line }) => line)).toEqual(whole.map(({ line }) => line));
    const ids = parts.map((part) => new Set(bodyOf(part.text).map(({ cells: [id] }) => id)));
    expect(ids.reduce((all, { size }) => all + size, 0)).toBe(new Set(rows.map((row) => row.split(";")[0])).size);
    for (const part of parts) expect(Buffer.byteLength(JSON.stringify({ text: part.text }))).toBeLessThan(1_000_000);
  });

  it("cuts new ones without a name column anywhere", () => {
    const text = ["id;title.de", ...Array.from({ length: 4_001 }, () => ";Lehrstelle")].join("\n");
    expect(splitTable(text).map((part) => bodyOf(part.text).length)).toEqual([2_000, 2_000, 1]);
  });
});
