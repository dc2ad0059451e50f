import { light, shade } from "../lib/color.ts";
import { group, line, path, round } from "../lib/svg.ts";

export type LensShape = "round" | "panto" | "square" | "cat" | "aviator" | "hexagon" | "oval";

/** The outline of a right-hand lens around the origin; `s` is half its width. A left-hand lens is its mirror image. */
function lens(shape: LensShape, s: number): string {
  const p = (values: number[]) => values.map((value) => round(value * s)).join(" ");
  switch (shape) {
    case "round":
      return `M${p([-1, 0])}A${p([1, 1])} 0 1 1 ${p([1, 0])}A${p([1, 1])} 0 1 1 ${p([-1, 0])}Z`;
    case "oval":
      return `M${p([-1.05, 0])}A${p([1.05, 0.72])} 0 1 1 ${p([1.05, 0])}A${p([1.05, 0.72])} 0 1 1 ${p([-1.05, 0])}Z`;
    case "panto":
      return `M${p([-1, -0.28])}C${p([-1, -0.82, -0.52, -0.98, 0.04, -0.98])}C${p([0.66, -0.98, 1.08, -0.8, 1.08, -0.3])}C${p([1.08, 0.46, 0.6, 1, 0.02, 1])}C${p([-0.56, 1, -1, 0.46, -1, -0.28])}Z`;
    case "square":
      return `M${p([-1.02, -0.5])}Q${p([-1, -0.8, -0.7, -0.82])}L${p([0.82, -0.84])}Q${p([1.12, -0.82, 1.1, -0.5])}L${p([1, 0.5])}Q${p([0.95, 0.78, 0.66, 0.8])}L${p([-0.6, 0.8])}Q${p([-0.92, 0.78, -0.95, 0.48])}Z`;
    case "cat":
      return `M${p([-1, -0.28])}C${p([-0.9, -0.72, -0.3, -0.7, 0.2, -0.76])}C${p([0.6, -0.82, 1.05, -1.08, 1.34, -1.02])}C${p([1.26, -0.4, 1.16, 0.2, 0.86, 0.5])}C${p([0.5, 0.86, -0.3, 0.86, -0.66, 0.56])}C${p([-0.92, 0.34, -1.04, 0, -1, -0.28])}Z`;
    case "aviator":
      return `M${p([-0.92, -0.6])}C${p([-0.6, -0.9, 0.7, -0.96, 1.08, -0.66])}C${p([1.3, -0.3, 1, 0.6, 0.5, 0.92])}C${p([0, 1.16, -0.7, 0.86, -0.9, 0.2])}C${p([-1.02, -0.2, -1.04, -0.46, -0.92, -0.6])}Z`;
    case "hexagon":
      return `M${p([-0.62, -0.86])}L${p([0.62, -0.86])}L${p([1.08, 0])}L${p([0.62, 0.86])}L${p([-0.62, 0.86])}L${p([-1.08, 0])}Z`;
  }
}

export interface GlassesLook {
  shape: LensShape;
  color: string;
  /** Half the width of one lens in px. */
  size: number;
  /** Thickness of the rim in px. */
  rim: number;
  tint?: string;
  tintOpacity?: number;
  /** Strength of the reflections on the lenses, 0 to 1. */
  gloss?: number;
  /** Folded arms seen behind the lenses, as when a pair lies on a tray. */
  arms?: "folded" | "none" | "open";
  shadow?: boolean;
}

/** A pair of glasses seen from the front, its bridge at (x, y). */
export function glasses(x: number, y: number, look: GlassesLook, turn = 0): string {
  const { shape, color, size, rim } = look;
  const gap = size * 1.26;
  const d = lens(shape, size);
  const lensPair = (draw: string) =>
    group({ transform: `translate(${round(gap)} 0)` }, draw) +
    group({ transform: `translate(${round(-gap)} 0) scale(-1 1)` }, draw);
  const glass =
    path(d, look.tint ?? "#ffffff", { opacity: look.tintOpacity ?? 0.3 }) +
    path(d, "url(#glass)", { opacity: look.gloss ?? 0.9 });
  const edge =
    path(d, "none", { stroke: shade(color, 0.3), "stroke-width": rim * 1.16, "stroke-linejoin": "round" }) +
    path(d, "none", { stroke: color, "stroke-width": rim, "stroke-linejoin": "round" }) +
    path(d, "none", {
      stroke: light(color, 0.5),
      "stroke-width": rim * 0.22,
      "stroke-linejoin": "round",
      opacity: 0.7,
      transform: `translate(${round(-rim * 0.14)} ${round(-rim * 0.2)})`,
    });
  const bridgeY = shape === "aviator" ? -size * 0.5 : -size * 0.3;
  const half = size * 0.3;
  const bridge =
    line(
      `M${round(-half)} ${round(bridgeY)}Q0 ${round(bridgeY - size * 0.3)} ${round(half)} ${round(bridgeY)}`,
      color,
      rim * 1.05,
    ) +
    (shape === "aviator"
      ? line(
          `M${round(-size * 0.52)} ${round(-size * 0.72)}Q0 ${round(-size * 0.8)} ${round(size * 0.52)} ${round(-size * 0.72)}`,
          color,
          rim * 0.8,
        )
      : "");
  const outer = gap + size * (shape === "cat" ? 1.22 : 1.04);
  const hinge = shape === "cat" ? -size * 0.86 : -size * 0.4;
  const arms = {
    none: "",
    open:
      line(`M${round(outer)} ${round(hinge)}l${round(size * 0.5)} ${round(-size * 0.08)}`, color, rim) +
      line(`M${round(-outer)} ${round(hinge)}l${round(-size * 0.5)} ${round(-size * 0.08)}`, color, rim),
    folded:
      line(
        `M${round(outer)} ${round(hinge)}C${round(outer * 0.6)} ${round(size * 0.42)} ${round(-outer * 0.2)} ${round(size * 0.5)} ${round(-outer * 0.72)} ${round(size * 0.3)}`,
        shade(color, 0.2),
        rim * 0.8,
      ) +
      line(
        `M${round(-outer)} ${round(hinge)}C${round(-outer * 0.6)} ${round(size * 0.56)} ${round(outer * 0.2)} ${round(size * 0.66)} ${round(outer * 0.7)} ${round(size * 0.46)}`,
        shade(color, 0.34),
        rim * 0.8,
      ),
  }[look.arms ?? "none"];
  const attributes = { transform: `translate(${round(x)} ${round(y)}) rotate(${turn})` };
  const drawn = group({}, arms, lensPair(glass + edge), bridge);
  return group(attributes, look.shadow === false ? drawn : group({ filter: "url(#lift-2)" }, drawn));
}

/** The outlines of both lenses in the picture's own coordinates, for clipping what is seen through them. */
export function lensClip(id: string, x: number, y: number, shape: LensShape, size: number): string {
  const gap = size * 1.26;
  const d = lens(shape, size);
  return `<clipPath id="${id}"><path d="${d}" transform="translate(${round(x + gap)} ${y})"/><path d="${d}" transform="translate(${round(x - gap)} ${y}) scale(-1 1)"/></clipPath>`;
}
