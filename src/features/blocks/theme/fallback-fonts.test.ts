import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { setText, typefaceOf } from "~/features/site/share-picture/typeset.ts";
import { headingLook } from "./heading-look.ts";
import { bodyFaces, headingFaces, type HeadingFaceName } from "./theme-faces.ts";

/** German as sites have it: of an optician, a bakery and a page about privacy. */
const text = `Wir nehmen uns Zeit für Ihre Augen: Sehtest, Beratung und Anpassung in Ruhe, bis die Brille wirklich sitzt. Verantwortlich für die Bearbeitung Ihrer Daten ist die Bäckerei mit Sitz in Winterthur. Wer uns schreibt, dessen Angaben bewahren wir so lange auf, wie wir sie für die Antwort brauchen; danach löschen wir sie. Cookies setzen wir nur, wo sie für den Betrieb nötig sind. Öffnungszeiten am Samstag von 08.00 bis 16.00 Uhr, Parkplätze hinter dem Haus. Frisches Brot, jeden Morgen ab sechs, aus Mehl von Mühlen der Region und mit viel Zeit im Teig.`;

/** How wide that is in fonts that visitors have, in em: measured in open ones of the same widths (Liberation, Gelasio). */
const widths: Record<string, number> = {
  Arial: 245.0,
  "Arial Bold": 263.2,
  Georgia: 245.6,
  "Georgia Bold": 286.1,
  "Times New Roman": 224.1,
  "Times New Roman Bold": 237.9,
};

interface StandIn {
  family: string;
  local: string;
  weights: [number, number];
  size: number;
}

const sheet = readFileSync(new URL("../styles/fallback-fonts.css", import.meta.url), "utf8");
const standIns = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]): StandIn => {
  const value = (pattern: RegExp) => pattern.exec(face)?.slice(1) ?? [];
  const [family = "", local = "", size = ""] = [
    /font-family: "(.*?)"/,
    /local\("(.*?)"\)/,
    /size-adjust: (.*?)%/,
  ].flatMap(value);
  const [from, to] = value(/font-weight: (\d+) (\d+)/).map(Number);
  return { family, local, weights: [from ?? 1, to ?? 1_000], size: Number(size) };
});

/** Bold words of a text are set in about this weight. */
const boldWeight = 625;

const ofTexts = Object.values(bodyFaces).flatMap(({ family }) =>
  [400, boldWeight].map((weight) => ({ family, weight })),
);
const ofTitles = (Object.keys(headingFaces) as HeadingFaceName[]).flatMap((heading) =>
  (["light", "regular", "bold"] as const).map((headingWeight) => {
    const fonts = { heading };
    const look = headingLook({ fonts, headingWeight, headingTracking: "regular", headingCase: "plain" });
    return { family: look.family, weight: Number(look.weight) };
  }),
);

it.each([...ofTexts, ...ofTitles])("as wide as what comes is what stands in for it: $family, $weight", async (face) => {
  const { family, weight } = face;
  const names = [...family.matchAll(/"([^"]*Fallback[^"]*)"/g)].map(([, name]) => name);
  const found = standIns.filter(
    ({ family: name, weights: [from, to] }) => names.includes(name) && from <= weight && weight <= to,
  );
  expect(found).toHaveLength(names.length);
  const { width } = setText(text, { face: await typefaceOf(family, weight), size: 1, tracking: 0 });
  for (const { local, size } of found)
    expect(
      Math.abs(size / (width / (widths[local] ?? 0)) - 100),
      `${local}: ${width / (widths[local] ?? 0)}`,
    ).toBeLessThan(1);
});
