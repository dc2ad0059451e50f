import { channels } from "./color.ts";

/** The hue of a colour in degrees, its saturation (HSL), and how far it is from grey: all but the hue as parts of one. */
export function toHsl(color: string): { hue: number; saturation: number; chroma: number } {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => value / 255);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const chroma = most - least;
  if (chroma === 0) return { hue: 0, saturation: 0, chroma };
  const saturation = chroma / (1 - Math.abs(most + least - 1));
  if (most === red) return { hue: (((green - blue) / chroma + 6) % 6) * 60, saturation, chroma };
  const hue = most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  return { hue: hue * 60, saturation, chroma };
}
