import { describe, expect, it } from "vitest";
import { readXliff, writeXliff } from "./xliff.ts";

const languages = { from: "de", to: "fr" };
const file = {
  id: "0f7a4c52-0000-4000-8000-000000000000",
  units: [
    {
      id: "a:title",
      note: "hero · title",
      segments: [
        { source: 'Für <g id="1">alle &amp; <x id="2" translate="no">{name}</x></g>', target: null },
        { source: 'Neu<x id="1" translate="no"></x>hier &lt;b&gt;', target: 'Nouveau<x id="1" translate="no"></x>ici' },
      ],
    },
    { id: "a:kicker", note: "&lt;", segments: [{ source: "Tag", target: "Jour" }] },
  ],
};

const written = (name = "x", units: Parameters<typeof writeXliff>[1][number]["units"] = file.units) =>
  writeXliff(languages, [{ ...file, units, name }]);

describe("a translator's file", () => {
  it("is XLIFF 2.0 with inline elements of its own", () => {
    const xml = written('Seite "1"');
    expect(xml).toContain(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="fr">',
    );
    expect(xml).toContain('<source>Für <pc id="s0.1">alle &amp; <ph id="s0.2" disp="{name}"/></pc></source>');
    expect(xml).toContain('<ph id="s1.1" disp="↵"/>');
    expect(xml).toContain('canResegment="no"');
  });

  it("says which translations a person should look at", () => {
    const stateOf = (review: "stale" | "machine") => {
      const units = [{ id: "a", note: "", review, segments: [{ source: "Tag", target: "Jour" }] }];
      return /<segment ([^>]*)>/.exec(written("x", units))?.[1];
    };
    expect(stateOf("stale")).toBe('id="s0" state="initial" subState="vitrine:stale"');
    expect(stateOf("machine")).toBe('id="s0" state="translated" subState="vitrine:machine"');
  });

  it("comes back as it was, but for the words inside what must not be translated", () => {
    const more = { id: "pictures", name: "pictures", units: [{ ...file.units[1]!, id: "b" }] };
    const read = readXliff(writeXliff(languages, [{ ...file, name: "Seite" }, more]));
    const bare = JSON.parse(JSON.stringify(file).replaceAll("{name}", "")) as typeof file;
    const unsaid = (units: typeof file.units) => units.map((unit) => ({ ...unit, note: "" }));
    const files = [
      { ...bare, units: unsaid(bare.units) },
      { id: "pictures", units: unsaid(more.units) },
    ];
    expect(read).toEqual({ ...languages, files });
  });

  it.each([
    ["nothing", ""],
    ["a page", "<!doctype html><p>"],
    ["another version", '<xliff version="1.2"><file id="x"/></xliff>'],
    ["without a file", '<xliff version="2.0"></xliff>'],
    ["elements without end", written().replace("<file", `${"<group>".repeat(200)}<file`)],
    ["a text within a text", written().replace("Jour", '<ph id="s0.1"><source/></ph>')],
    ["entities of its own", `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${written()}`],
    ["a file of the machine", `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${written("&e;")}`],
  ])("is refused when it is %s", (_, xml) => expect(readXliff(xml)).toBeNull());

  it("keeps foreign elements as such, of which no text is made", () => {
    const xml = written().replace("<target>Jour</target>", "<target><b>Jour</b> <mrk>x</mrk></target>");
    expect(readXliff(xml)?.files[0]?.units[1]?.segments[0]?.target).toBe("<b>Jour</b> x");
  });
});
