import { expect, it } from "vitest";
import fc from "fast-check";
import { csvOf } from "./csv.ts";
import { csvRows, csvText } from "./read-csv.ts";

const cellsOf = (text: string) => csvRows(text).map(({ cells }) => cells);

it.each([
  ["a;b\r\n1;2\r\n", [["a", "b"], ["1", "2"]]], // prettier-ignore
  [
    'a,b\n1,"x, y"',
    [
      ["a", "b"],
      ["1", "x, y"],
    ],
  ],
  [
    "a\tb\n\n;\t2",
    [
      ["a", "b"],
      [";", "2"],
    ],
  ],
  [
    'a;b\n"Er sagt ""ja""\nund geht";2',
    [
      ["a", "b"],
      ['Er sagt "ja"\nund geht', "2"],
    ],
  ],
  [
    "\u{FEFF}a;b\n'=1+1;'tis",
    [
      ["a", "b"],
      ["=1+1", "'tis"],
    ],
  ],
  ["", []],
])("reads %j", (text, rows) => expect(cellsOf(text)).toEqual(rows));

it("numbers rows by the line that they begin on", () => {
  expect(csvRows('a;b\n"x\ny";1\n\nz;2').map(({ line }) => line)).toEqual([1, 2, 5]);
});

it("reads whatever was written, word for word", () => {
  const text = fc.string({ unit: "grapheme" }).map((written) => written.replace(/\r/g, ""));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
      const table = rows.map(([one, other]) => [
        { label: "id", value: "x" },
        { label: "one", value: one },
        { label: "other", value: other },
      ]);
      const isGuarded = (value: string) => /^'[=+\-@\t]/.test(value); // such a mark cannot be told from ours
      fc.pre(rows.every(([one, other]) => !isGuarded(one) && !isGuarded(other)));
      expect(cellsOf(csvOf(table)).slice(1)).toEqual(rows.map(([one, other]) => ["x", one, other]));
    }),
  );
});

it("takes UTF-8, and what older spreadsheets write", () => {
  expect(csvText(new TextEncoder().encode("Zürich"))).toBe("Zürich");
  expect(csvText(Uint8Array.from([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68]))).toBe("Zürich");
  expect(csvText(Uint8Array.from([0xff, 0xfe, 0x5a, 0, 0xfc, 0]))).toBe("Zü");
});
