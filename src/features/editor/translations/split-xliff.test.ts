// @vitest-environment jsdom
import { expect, it } from "vitest";
import { readXliff, writeXliff, xliffFile, xliffFoot, xliffHead } from "~/features/translation/domain/xliff.ts";
import { splitXliff } from "./split-xliff.ts";

const languages = { from: "de", to: "fr" };
const unitsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `a:${index}`,
    note: "hero · title",
    segments: [
      { source: `Für <g id="1">alle &amp; ${index}</g><x id="2" translate="no"></x>`, target: "Pour &lt;tous>" },
    ],
  }));

it("cuts a site's file into whole texts, each part a file that the server reads", () => {
  const site = [
    xliffHead(languages),
    xliffFile({ id: "one", name: 'Seite "1" & <2>', units: unitsOf(250) }),
    xliffFile({ id: "navigation", name: "navigation", units: unitsOf(1) }),
    xliffFoot,
  ].join("");
  const split = splitXliff(site);
  expect(split).toMatchObject({ to: "fr", files: [{ id: "one", name: 'Seite "1" & <2>' }, { id: "navigation" }] });
  const read = split?.files.map(({ parts }) => parts.map((part) => readXliff(part)));
  expect(read?.map((parts) => parts.map((part) => part?.units.length))).toEqual([[100, 100, 50], [1]]);
  expect(read?.[0]?.flatMap((part) => part?.units ?? [])).toEqual(
    readXliff(writeXliff({ id: "one", ...languages, units: unitsOf(250) }, "x"))?.units,
  );
  expect(read?.[0]?.[0]).toMatchObject({ id: "one", ...languages });
});

it("bounds a part by its bytes as well", () => {
  const units = unitsOf(4).map((unit) => ({ ...unit, segments: [{ source: "ü".repeat(150_000), target: null }] }));
  expect(splitXliff(writeXliff({ id: "one", ...languages, units }, "x"))?.files[0]?.parts).toHaveLength(4);
});

it.each([
  ["nothing", ""],
  ["no XML", "<xliff version='2.0'><file>"],
  ["another version", '<xliff version="1.2"><file id="x"/></xliff>'],
  [
    "a document type",
    `<!DOCTYPE x [<!ENTITY e "x">]>${writeXliff({ id: "one", ...languages, units: unitsOf(1) }, "x")}`,
  ],
])("reads nothing of %s", (_, xml) => expect(splitXliff(xml)).toBeNull());
