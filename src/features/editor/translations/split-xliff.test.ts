// @vitest-environment jsdom
import { expect, it } from "vitest";
import { readXliff, writeXliff, xliffFile, xliffFoot, xliffHead } from "~/features/translation/domain/xliff.ts";
import { isOfPage, splitXliff } from "./split-xliff.ts";

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
  const units = (part: ReturnType<typeof readXliff>) => part?.files.flatMap((file) => file.units) ?? [];
  expect(read?.map((parts) => parts.map((part) => units(part).length))).toEqual([[100, 100, 50], [1]]);
  expect(read?.[0]?.flatMap(units)).toEqual(
    units(readXliff(writeXliff(languages, [{ id: "one", name: "x", units: unitsOf(250) }]))),
  );
  expect(read?.[0]?.[0]).toMatchObject({ files: [{ id: "one" }], ...languages });
});

it("is of a page where it is about that one and pictures alone, and small", () => {
  const of = (...ids: string[]) => {
    const files = ids.map((id) => ({ id, name: id, units: unitsOf(id === "large" ? 101 : 1) }));
    const split = splitXliff(writeXliff(languages, files));
    return split && isOfPage(split, ids[0] ?? "");
  };
  expect([of("one"), of("one", "pictures"), of("one", "pictures", "pictures")]).toEqual([true, true, true]);
  expect([of("one", "two"), of("one", "navigation"), of("large")]).toEqual([false, false, false]);
});

it("bounds a part by its bytes as well", () => {
  const units = unitsOf(4).map((unit) => ({ ...unit, segments: [{ source: "ü".repeat(150_000), target: null }] }));
  expect(splitXliff(writeXliff(languages, [{ id: "one", name: "x", units }]))?.files[0]?.parts).toHaveLength(4);
});

it.each([
  ["nothing", ""],
  ["no XML", "<xliff version='2.0'><file>"],
  ["another version", '<xliff version="1.2"><file id="x"/></xliff>'],
  [
    "a document type",
    `<!DOCTYPE x [<!ENTITY e "x">]>${writeXliff(languages, [{ id: "one", name: "x", units: unitsOf(1) }])}`,
  ],
])("reads nothing of %s", (_, xml) => expect(splitXliff(xml)).toBeNull());
