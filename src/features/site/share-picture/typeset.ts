import { Blob, Buffer as Shaped, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { fontCuts, repertoire } from "~/features/blocks/theme/fonts.ts";
import { wholeFont, type Script } from "~/features/blocks/theme/whole-font.ts";
import { undivided } from "~/lib/undivided.ts";

/** A typeface whose letters are at hand as outlines, at one weight. */
interface Typeface {
  fonts: Record<Script, { font: Font; upem: number }>;
}

/** Words as outlines: how wide they are, and their shapes as SVG. In px. */
interface SetText {
  width: number;
  /** With the left end of the base line at 0, 0. */
  svg: string;
}

export interface TextStyle {
  face: Typeface;
  size: number;
  /** Added between letters, in em. */
  tracking: number;
}

const faces = new Map<string, Promise<Typeface>>();

/** The first typeface of a `font-family` of ours; `weight` counts for those that hold several. Read once. */
export function typefaceOf(family: string, weight: number): Promise<Typeface> {
  const key = `${family} ${weight}`;
  const known = faces.get(key) ?? openTypeface(family, weight);
  faces.set(key, known);
  known.catch(() => faces.delete(key));
  return known;
}

async function openTypeface(family: string, weight: number): Promise<Typeface> {
  const name = /^"(.*?)"/.exec(family)?.[1];
  const cut = fontCuts.find((each) => each.family === name);
  if (!cut) throw new Error(`there is no typeface ${name ?? family}`);
  const { wght } = cut.axes;
  const axes =
    typeof wght === "object" ? { ...cut.axes, wght: Math.min(wght.max, Math.max(wght.min, weight)) } : cut.axes;
  const open = async (script: Script) => {
    const whole = await wholeFont(cut, script, "normal");
    if (!whole) throw new Error(`${cut.family} has no upright letters`);
    const bytes = await subsetFont(whole, repertoire[script], { targetFormat: "truetype", variationAxes: axes });
    const face = new Face(new Blob(new Uint8Array(bytes)));
    return { font: new Font(face), upem: face.upem };
  };
  const [latin, more] = await Promise.all([open("latin"), open("latin-ext")]);
  return { fonts: { latin, "latin-ext": more } };
}

/** Sets words in one line. Signs that the typeface lacks are left out. */
export function setText(text: string, { face, size, tracking }: TextStyle): SetText {
  let width = 0;
  const shapes: string[] = [];
  for (const [script, run] of runsOf(text)) {
    const { font, upem } = face.fonts[script];
    const scale = size / upem;
    const shaped = new Shaped();
    shaped.addText(run);
    shaped.guessSegmentProperties();
    shape(font, shaped);
    const positions = shaped.getGlyphPositions();
    for (const [at, { codepoint: glyph }] of shaped.getGlyphInfos().entries()) {
      const position = positions[at];
      if (glyph === 0 || !position) continue;
      const path = font.glyphToPath(glyph);
      const x = width + position.xOffset * scale;
      if (path) shapes.push(`<path transform="translate(${rounded(x)} 0) scale(${scale} ${-scale})" d="${path}"/>`);
      width += position.xAdvance * scale + tracking * size;
    }
  }
  return { width, svg: shapes.join("") };
}

/** Letters that follow each other in one file of the typeface. */
function runsOf(text: string): [Script, string][] {
  const runs: [Script, string][] = [];
  for (const letter of undivided(text.normalize("NFC"))) {
    const script: Script = repertoire["latin-ext"].includes(letter) ? "latin-ext" : "latin";
    const last = runs.at(-1);
    if (last?.[0] === script) last[1] += letter;
    else runs.push([script, letter]);
  }
  return runs;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
