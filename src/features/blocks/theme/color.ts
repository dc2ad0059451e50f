/** Six-digit hex colours, and which ink can be read on them (WCAG 2 contrast). */

/** The more readable of a light and a dark ink on `paper`; pure white or black when neither reaches 4.5 : 1. */
export function inkOn(paper: string, light: string, dark: string): string {
  const best = contrast(paper, light) >= contrast(paper, dark) ? light : dark;
  if (contrast(paper, best) >= 4.5) return best;
  return contrast(paper, "#ffffff") >= contrast(paper, "#000000") ? "#ffffff" : "#000000";
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `share` of `one`, the rest of `other`. */
export function mix(one: string, other: string, share: number): string {
  const from = channels(one);
  const to = channels(other);
  return hex(from.map((value, index) => value * share + (to[index] ?? 0) * (1 - share)));
}

/** A colour by its hue in degrees, and by saturation and lightness as parts of one (HSL as CSS defines it). */
export function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const parts = [0, 8, 4].map((turn) => {
    const step = (turn + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
  });
  return hex(parts.map((part) => part * 255));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, from 0 to 255. */
export function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function hex(values: number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
