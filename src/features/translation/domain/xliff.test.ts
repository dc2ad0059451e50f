import { describe, expect, it } from "vitest";
import { readXliff, writeXliff } from "./xliff.ts";

const file = {
  id: "0f7a4c52-0000-4000-8000-000000000000",
  from: "de",
  to: "fr",
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

describe("a translator's file", () => {
  it("is XLIFF 2.0 with inline elements of its own", () => {
    const xml = writeXliff(file, 'Seite "1"');
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
      return /<segment ([^>]*)>/.exec(writeXliff({ ...file, units }, "x"))?.[1];
    };
    expect(stateOf("stale")).toBe('id="s0" state="initial" subState="vitrine:stale"');
    expect(stateOf("machine")).toBe('id="s0" state="translated" subState="vitrine:machine"');
  });

  it("comes back as it was, but for the words inside what must not be translated", () => {
    const read = readXliff(writeXliff(file, "Seite"));
    const bare = JSON.parse(JSON.stringify(file).replaceAll("{name}", "")) as typeof file;
    expect(read).toEqual({ ...bare, units: bare.units.map((unit) => ({ ...unit, note: "" })) });
  });

  it.each([
    ["nothing", ""],
    ["a page", "<!doctype html><p>"],
    ["another version", '<xliff version="1.2"><file id="x"/></xliff>'],
    ["several files", '<xliff version="2.0"><file id="x"/><file id="y"/></xliff>'],
    ["elements without end", writeXliff(file, "x").replace("<file", `${"<group>".repeat(200)}<file`)],
    ["a text within a text", writeXliff(file, "x").replace("Jour", '<ph id="s0.1"><source/></ph>')],
    ["entities of its own", `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${writeXliff(file, "x")}`],
    ["a file of the machine", `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${writeXliff(file, "&e;")}`],
  ])("is refused when it is %s", (_, xml) => expect(readXliff(xml)).toBeNull());

  it("keeps foreign elements as such, of which no text is made", () => {
    const xml = writeXliff(file, "x").replace("<target>Jour</target>", "<target><b>Jour</b> <mrk>x</mrk></target>");
    expect(readXliff(xml)?.units[1]?.segments[0]?.target).toBe("<b>Jour</b> x");
  });
});
