import { contrast, fromHsl } from "./color.ts";
import { toHsl } from "./hue.ts";
import type { Palette } from "./theme.ts";

/** So deep is the paper of the night, and so light its text: contrasts with black. Both leave room for a colour between. */
const depth = { paper: 1.18, text: 17.8 } as const;

/**
 * Colours for the night that follow from those of the day: every hue is kept, the paper is deep and never black, the
 * text light, and each colour stands as far from them as the guard of contrast asks, whatever was chosen by day.
 */
export function nightPalette(day: Palette): Palette {
  const [primary, accent] = [toHsl(day.primary), toHsl(day.accent)];
  const paper = shade({ ...primary, saturation: Math.min(primary.chroma, 0.13) }, "#000000", depth.paper);
  const text = shade(
    { ...toHsl(day.paper), saturation: Math.min(toHsl(day.paper).saturation, 0.3) },
    "#000000",
    depth.text,
  );
  const ground = (color: string, least: number) => {
    const { hue, chroma } = toHsl(color);
    return shade({ hue, saturation: Math.min(chroma * 1.4, 0.45) }, paper, least);
  };
  const strong = ({ hue, saturation }: Hue) => ({ hue, saturation: Math.min(saturation, 0.75) });
  const isBright = contrast(day.primary, "#000000") > contrast(day.primary, "#ffffff") * 2;
  const mostUnderText = contrast(text, paper) / 4.6;
  const range = isBright ? ([5, 9] as const) : ([3.1, mostUnderText] as const);
  return {
    primary: shade(strong(primary), paper, within(range, contrast(day.primary, paper))),
    secondary: ground(day.secondary, 1.5),
    background: ground(day.background, 1.22),
    header: contrast(day.header, day.paper) < 1.15 ? paper : ground(day.header, 1.1),
    paper,
    text,
    accent: shade(strong(accent), paper, within([6.5, 10], contrast(day.accent, paper))),
  };
}

type Hue = Pick<ReturnType<typeof toHsl>, "hue" | "saturation">;

/** The darkest shade of a hue, all but the last step, that stands off from a darker ground by `ratio`. */
function shade({ hue, saturation }: Hue, ground: string, ratio: number): string {
  let [dark, light] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (dark + light) / 2;
    if (contrast(fromHsl(hue, saturation, middle), ground) < ratio) dark = middle;
    else light = middle;
  }
  return fromHsl(hue, saturation, light);
}

function within([least, most]: readonly [number, number], value: number): number {
  return Math.min(Math.max(value, least), most);
}
