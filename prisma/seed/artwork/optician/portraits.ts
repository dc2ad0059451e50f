import { light, mix, shade } from "../lib/color.ts";
import { circle, drawing, ellipse, group, line, path, type Point } from "../lib/svg.ts";
import { glasses, type GlassesLook } from "./glasses.ts";
import { backdrop, brass, clay, fill, ink, moss, paper, paperDefs, sage, sheet } from "./paper.ts";

interface Face {
  ground: string;
  disc: string;
  skin: string;
  hair: string;
  cut: "bob" | "bun" | "short" | "curls" | "long" | "beard";
  top: string;
  collar: string;
  pair: Pick<GlassesLook, "shape" | "color"> & { tint?: string };
  smile?: number;
}

const side = 960;
const [cx, eyes]: Point = [480, 430];

/** One member of the team, cut from paper. */
function portrait(face: Face): string {
  return drawing(
    side,
    side,
    paperDefs + backdrop("ground", face.ground) + `<clipPath id="frame"><path d="M0 0H${side}V${side}H0Z"/></clipPath>`,
    fill(side, side, "url(#ground)"),
    sheet(`M${cx - 366} 470a366 366 0 1 1 732 0a366 366 0 1 1 -732 0Z`, face.disc, 2),
    sheet(`M${cx - 288} 470a288 288 0 1 1 576 0a288 288 0 1 1 -576 0Z`, mix(face.disc, "#fff6e3", 0.3), 1),
    group({ "clip-path": "url(#frame)" }, hairBehind(face), body(face), head(face), hairInFront(face)),
    glasses(cx, eyes, { ...face.pair, size: 74, rim: 13, tintOpacity: 0.06, gloss: 0.3 }),
  );
}

function body({ skin, top, collar }: Face): string {
  const shoulders = `M${cx - 330} 1000C${cx - 330} 800 ${cx - 250} 720 ${cx - 110} 690Q${cx} 730 ${cx + 110} 690C${cx + 250} 720 ${cx + 330} 800 ${cx + 330} 1000Z`;
  return (
    sheet(shoulders, top, 3) +
    sheet(`M${cx - 76} 560V690Q${cx} 800 ${cx + 76} 690V560Z`, shade(skin, 0.14), 1) +
    path(`M${cx - 76} 600Q${cx} 690 ${cx + 76} 600V650Q${cx} 730 ${cx - 76} 650Z`, shade(skin, 0.3), {
      opacity: 0.55,
    }) +
    sheet(
      `M${cx - 112} 690L${cx - 74} 664Q${cx - 60} 770 ${cx} 812L${cx - 46} 880Q${cx - 130} 800 ${cx - 112} 690Z`,
      collar,
      1,
    ) +
    sheet(
      `M${cx + 112} 690L${cx + 74} 664Q${cx + 60} 770 ${cx} 812L${cx + 46} 880Q${cx + 130} 800 ${cx + 112} 690Z`,
      collar,
      1,
    ) +
    line(
      `M${cx - 230} 1000Q${cx - 236} 900 ${cx - 206} 840M${cx + 230} 1000Q${cx + 236} 900 ${cx + 206} 840`,
      shade(top, 0.2),
      7,
      { opacity: 0.6 },
    )
  );
}

function head({ skin, hair, cut, smile = 1 }: Face): string {
  const jaw = cut === "beard" || cut === "short" ? 176 : 164;
  const outline = `M${cx - jaw} 390C${cx - jaw} 260 ${cx - 110} 200 ${cx} 200C${cx + 110} 200 ${cx + jaw} 260 ${cx + jaw} 390C${cx + jaw} 520 ${cx + 110} 640 ${cx} 646C${cx - 110} 640 ${cx - jaw} 520 ${cx - jaw} 390Z`;
  const ear = (s: number) =>
    sheet(`M${cx + s * (jaw - 8)} 410q${s * 46} -24 ${s * 46} 30q${s * -4} 56 ${s * -46} 56Z`, shade(skin, 0.08), 1);
  return (
    ear(-1) +
    ear(1) +
    sheet(outline, skin, 2) +
    circle(cx - 100, 520, 44, "#d9644a", { opacity: 0.2 }) +
    circle(cx + 100, 520, 44, "#d9644a", { opacity: 0.2 }) +
    (cut === "beard"
      ? sheet(
          `M${cx - 176} 440C${cx - 150} 520 ${cx - 120} 540 ${cx - 70} 534Q${cx} 512 ${cx + 70} 534C${cx + 120} 540 ${cx + 150} 520 ${cx + 176} 440C${cx + 184} 600 ${cx + 110} 692 ${cx} 696C${cx - 110} 692 ${cx - 184} 600 ${cx - 176} 440Z`,
          hair,
          1,
        )
      : "") +
    [-1, 1]
      .map(
        (s) =>
          eye(cx + s * 92, eyes + 8) +
          line(
            `M${cx + s * 46} ${eyes - 92}Q${cx + s * 96} ${eyes - 122} ${cx + s * 146} ${eyes - 88}`,
            shade(hair, 0.1),
            13,
          ),
      )
      .join("") +
    path(`M${cx + 4} 440Q${cx + 40} 510 ${cx + 22} 528Q${cx + 4} 540 ${cx - 20} 528`, shade(skin, 0.16), {
      opacity: 0.75,
    }) +
    path(
      `M${cx - 62} 566Q${cx} ${566 + 58 * smile} ${cx + 62} 566Q${cx} ${572 + 18 * smile} ${cx - 62} 566Z`,
      "#8e2f2b",
    ) +
    path(
      `M${cx - 50} 570Q${cx} ${574 + 26 * smile} ${cx + 50} 570Q${cx} ${574 + 10 * smile} ${cx - 50} 570Z`,
      "#fffaf2",
    )
  );
}

const eye = (x: number, y: number): string =>
  ellipse([x, y], [23, 17], "#fffaf0") +
  circle(x, y, 15, "#3b2a22") +
  circle(x + 5, y - 5, 4.6, "#ffffff") +
  line(`M${x - 25} ${y - 3}Q${x} ${y - 25} ${x + 25} ${y - 3}`, "#2a1c18", 7);

function hairBehind({ hair, cut }: Face): string {
  const dark = shade(hair, 0.22);
  switch (cut) {
    case "bob":
      return sheet(
        `M${cx - 226} 600C${cx - 250} 300 ${cx - 160} 140 ${cx} 140C${cx + 160} 140 ${cx + 250} 300 ${cx + 226} 600Q${cx + 120} 640 ${cx} 620Q${cx - 120} 640 ${cx - 226} 600Z`,
        dark,
        2,
      );
    case "long":
      return sheet(
        `M${cx - 236} 860C${cx - 280} 520 ${cx - 210} 150 ${cx} 146C${cx + 210} 150 ${cx + 280} 520 ${cx + 236} 860Q${cx} 800 ${cx - 236} 860Z`,
        dark,
        2,
      );
    case "bun":
      return (
        sheet(`M${cx - 92} 150a92 84 0 1 1 184 0a92 84 0 1 1 -184 0Z`, dark, 2) +
        sheet(
          `M${cx - 194} 440C${cx - 220} 240 ${cx - 130} 150 ${cx} 150C${cx + 130} 150 ${cx + 220} 240 ${cx + 194} 440Z`,
          dark,
          1,
        )
      );
    case "curls":
      return (
        [
          [-190, 430, 84],
          [190, 430, 84],
          [-214, 320, 92],
          [214, 320, 92],
          [-150, 210, 100],
          [150, 210, 100],
          [0, 168, 112],
          [-196, 540, 70],
          [196, 540, 70],
        ] as [number, number, number][]
      )
        .map(([x, y, r]) =>
          sheet(`M${cx + x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, dark, 1),
        )
        .join("");
    case "short":
    case "beard":
      return "";
  }
}

function hairInFront({ hair, cut }: Face): string {
  const shine = light(hair, 0.22);
  switch (cut) {
    case "bob":
    case "long":
      return (
        sheet(
          `M${cx - 190} 470C${cx - 210} 260 ${cx - 130} 168 ${cx + 20} 166C${cx + 140} 170 ${cx + 206} 270 ${cx + 192} 470C${cx + 168} 380 ${cx + 130} 300 ${cx + 60} 262C${cx - 20} 330 ${cx - 140} 330 ${cx - 190} 470Z`,
          hair,
          2,
        ) + line(`M${cx + 34} 190Q${cx - 80} 220 ${cx - 142} 330`, shine, 9, { opacity: 0.6 })
      );
    case "bun":
      return (
        sheet(
          `M${cx - 178} 400C${cx - 190} 240 ${cx - 110} 172 ${cx} 172C${cx + 110} 172 ${cx + 190} 240 ${cx + 178} 400C${cx + 150} 300 ${cx + 90} 262 ${cx} 262C${cx - 90} 262 ${cx - 150} 300 ${cx - 178} 400Z`,
          hair,
          2,
        ) +
        line(`M${cx - 40} 86Q${cx} 64 ${cx + 44} 90M${cx - 110} 250Q${cx - 60} 206 ${cx} 202`, shine, 9, {
          opacity: 0.6,
        })
      );
    case "curls":
      return (
        [
          [-132, 262, 66],
          [-56, 218, 72],
          [36, 214, 72],
          [120, 254, 66],
          [-178, 330, 52],
          [176, 326, 52],
        ] as [number, number, number][]
      )
        .map(
          ([x, y, r]) =>
            sheet(`M${cx + x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`, hair, 1) +
            line(`M${cx + x - r * 0.4} ${y - r * 0.3}q${r * 0.4} ${-r * 0.4} ${r * 0.7} 0`, shine, 6, { opacity: 0.5 }),
        )
        .join("");
    case "short":
      return (
        sheet(
          `M${cx - 182} 400C${cx - 204} 230 ${cx - 120} 130 ${cx + 30} 140C${cx + 150} 136 ${cx + 214} 240 ${cx + 182} 396C${cx + 172} 330 ${cx + 150} 290 ${cx + 110} 262C${cx + 20} 290 ${cx - 60} 276 ${cx - 116} 250C${cx - 160} 290 ${cx - 172} 340 ${cx - 182} 400Z`,
          hair,
          2,
        ) + line(`M${cx - 90} 216Q${cx - 10} 170 ${cx + 90} 186`, shine, 9, { opacity: 0.6 })
      );
    case "beard":
      return sheet(
        `M${cx - 184} 380C${cx - 196} 240 ${cx - 120} 160 ${cx} 158C${cx + 120} 160 ${cx + 196} 240 ${cx + 184} 380C${cx + 160} 310 ${cx + 120} 272 ${cx + 70} 256Q${cx} 240 ${cx - 70} 256C${cx - 120} 272 ${cx - 160} 310 ${cx - 184} 380Z`,
        hair,
        2,
      );
  }
}

export const regula = (): string =>
  portrait({
    ground: sage,
    disc: moss,
    skin: "#f0c6a2",
    hair: "#8f8a86",
    cut: "bob",
    top: ink,
    collar: paper,
    pair: { shape: "panto", color: "#a8352f" },
  });
export const luca = (): string =>
  portrait({
    ground: "#e7c89a",
    disc: brass,
    skin: "#e3ab80",
    hair: "#3a2820",
    cut: "beard",
    top: "#2f5f86",
    collar: "#f3e6cf",
    pair: { shape: "round", color: "#1d2623" },
  });
export const amina = (): string =>
  portrait({
    ground: "#edc3a4",
    disc: clay,
    skin: "#8f5a3c",
    hair: "#23181a",
    cut: "curls",
    top: "#e9b44c",
    collar: "#fff6e2",
    pair: { shape: "cat", color: "#f0d9a8" },
  });
export const jonas = (): string =>
  portrait({
    ground: "#c6d9d6",
    disc: "#5f93a0",
    skin: "#f3cba9",
    hair: "#c48a45",
    cut: "short",
    top: "#f3e6cf",
    collar: "#c8623f",
    pair: { shape: "square", color: "#17372f" },
    smile: 0.8,
  });
export const chiara = (): string =>
  portrait({
    ground: "#e9d8b8",
    disc: "#b9785a",
    skin: "#ecbc95",
    hair: "#5b2f20",
    cut: "long",
    top: moss,
    collar: "#f7efe0",
    pair: { shape: "hexagon", color: brass },
  });
export const thanh = (): string =>
  portrait({
    ground: "#d3dcc4",
    disc: "#7d9a6a",
    skin: "#e8b88c",
    hair: "#1f1d22",
    cut: "bun",
    top: "#b5533a",
    collar: "#f3e6cf",
    pair: { shape: "oval", color: "#2f5f86" },
  });
