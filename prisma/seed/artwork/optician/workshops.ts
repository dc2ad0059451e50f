import { circle, group, line, path, round, tag } from "../lib/svg.ts";

const color = "#1f3d36";
const high = 120;

/** Capitals as single strokes on a field of 4 by 6: a drawing's letters need no typeface where it is drawn. */
const letters: Record<string, { d: string; width: number }> = {
  A: { d: "M0 6L2 0L4 6M.8 4H3.2", width: 4 },
  B: { d: "M0 0V6H2.2A1.6 1.6 0 0 0 2.2 2.8H0M2 2.8A1.4 1.4 0 0 0 2 0H0", width: 3.8 },
  D: { d: "M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z", width: 4 },
  E: { d: "M3.2 0H0V6H3.2M0 3H2.7", width: 3.2 },
  I: { d: "M0 0V6", width: 0 },
  K: { d: "M0 0V6M3.5 0L0 3.5M1.3 2.3L3.8 6", width: 3.7 },
  L: { d: "M0 0V6H3", width: 3 },
  N: { d: "M0 6V0L4 6V0", width: 4 },
  O: { d: "M2.4 0A2.4 3 0 1 0 2.4 6A2.4 3 0 1 0 2.4 0Z", width: 4.8 },
  R: { d: "M0 6V0H2.1A1.6 1.6 0 0 1 2.1 3.2H0M1.8 3.2L3.8 6", width: 3.7 },
  S: { d: "M3.3 .9A1.7 1.5 0 1 0 1.75 3A1.7 1.5 0 1 1 .2 5.1", width: 3.5 },
  T: { d: "M0 0H4M2 0V6", width: 4 },
  U: { d: "M0 0V4A2 2 0 0 0 4 4V0", width: 4 },
  V: { d: "M0 0L2 6L4 0", width: 4 },
};

interface Style {
  /** Px of one unit of a letter's field. */
  scale: number;
  /** Thickness and spacing in units. */
  stroke: number;
  gap: number;
}

function word(text: string, x: number, { scale, stroke, gap }: Style): { drawn: string; end: number } {
  let at = x;
  const drawn = [...text].map((letter) => {
    const { d, width } = letters[letter] ?? { d: "", width: 0 };
    const one = line(d, color, stroke, {
      transform: `translate(${round(at)} ${high / 2 - 3 * scale}) scale(${scale})`,
    });
    at += (width + gap) * scale;
    return one;
  });
  return { drawn: drawn.join(""), end: at - gap * scale };
}

function mark(name: string, sign: string, signWidth: number, style: Style): string {
  const { drawn, end } = word(name, signWidth, style);
  const width = Math.ceil(end + 14);
  const box = { xmlns: "http://www.w3.org/2000/svg", width, height: high, viewBox: `0 0 ${width} ${high}` };
  return tag("svg", box, sign + drawn);
}

/** The signs of the workshops that the frames come from; the workshops are invented. */
export const workshops: Record<string, () => string> = {
  markDoubs: () =>
    mark("DOUBS", [44, 64, 84].map((y) => line(`M14 ${y}q14 -16 28 0t28 0t28 0`, color, 8)).join(""), 128, {
      scale: 10,
      stroke: 0.9,
      gap: 1.5,
    }),
  markNord: () =>
    mark("NORD", path("M58 10L76 60L58 110L40 60Z", color) + line("M10 60H34M82 60H106", color, 7), 134, {
      scale: 9,
      stroke: 0.6,
      gap: 3,
    }),
  markVuille: () =>
    mark(
      "VUILLE",
      circle(60, 60, 46, "none", { stroke: color, "stroke-width": 8 }) + line("M38 42L60 84L82 42", color, 10),
      130,
      { scale: 8, stroke: 1.3, gap: 1.7 },
    ),
  markKelt: () =>
    mark(
      "KELT",
      group({}, circle(44, 60, 32, "none", { stroke: color, "stroke-width": 9 })) +
        circle(84, 60, 32, "none", { stroke: color, "stroke-width": 9 }),
      142,
      { scale: 10, stroke: 1.6, gap: 1.9 },
    ),
  markLinea: () =>
    mark("LINEA", line("M10 96H112", color, 6) + path("M26 88a36 36 0 0 1 72 0Z", color), 138, {
      scale: 9,
      stroke: 0.5,
      gap: 2.4,
    }),
};
