import { circle, ellipse, group, line, path, tag } from "./lib/svg.ts";

const canvas = (width: number, height: number, top: number, ...content: string[]): string =>
  tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 ${top} ${width} ${height}` },
    content.join(""),
  );

const leaf = (y: number, turn: number, color: string): string =>
  path("M0 0C-15 -20 -15 -44 0 -58C15 -44 15 -20 0 0Z", color, { transform: `translate(86 ${y}) rotate(${turn})` });

/** The optician's mark: a pair of glasses whose lenses hold a linden twig and the rising sun. */
export function opticianLogo(): string {
  const color = "#1f3d36";
  const lens = (x: number) => circle(x, 100, 62, "none", { stroke: color, "stroke-width": 13 });
  return canvas(
    320,
    142,
    29,
    lens(86),
    lens(234),
    line("M148 92Q160 78 172 92", color, 13),
    line("M24 84L8 70M296 84L312 70", color, 12),
    line("M86 150V92", color, 5),
    leaf(112, 0, color),
    leaf(134, -52, color),
    leaf(134, 52, color),
    group({}, path("M186 124a48 48 0 0 1 96 0Z", "#c8623f"), line("M180 124H288", color, 7)),
  );
}

export function opticianIcon(): string {
  return canvas(
    256,
    256,
    0,
    path("M56 0H200A56 56 0 0 1 256 56V200A56 56 0 0 1 200 256H56A56 56 0 0 1 0 200V56A56 56 0 0 1 56 0Z", "#1f3d36"),
    circle(128, 128, 78, "none", { stroke: "#f3eee5", "stroke-width": 16 }),
    line("M128 186V120", "#f3eee5", 7),
    group(
      { transform: "translate(42 14)" },
      leaf(126, 0, "#f3eee5"),
      leaf(152, -52, "#e9d8c4"),
      leaf(152, 52, "#c8623f"),
    ),
  );
}

/** The golf course's mark: a flag in a hole, cut out of a ball. */
export function golfLogo(): string {
  return canvas(
    240,
    240,
    0,
    circle(120, 120, 112, "#0b5d3b"),
    ellipse([112, 184], [60, 18], "#06351f"),
    line("M112 182V44", "#ffffff", 11),
    path("M112 44C140 40 156 66 196 62C172 84 148 84 112 104Z", "#f6e23f"),
    path("M112 78C140 70 160 74 196 62C172 84 148 84 112 104Z", "#d9c01f"),
    circle(172, 172, 25, "#ffffff"),
    ...(
      [
        [164, 164],
        [180, 166],
        [170, 178],
        [184, 180],
      ] as const
    ).map(([x, y]) => circle(x, y, 3, "#b9c9bf")),
  );
}
