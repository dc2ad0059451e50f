import { contrast, fromHsl } from "~/features/blocks/theme/color.ts";

/** What a person's name can be read in on their pale ground, and white on it. */
const readable = 4.5;

/** The colours of a person, the same on every screen: `--vt-person` is as light as words in it and on it can be read. */
export function personLook(userId: string): { "--vt-person": string; "--vt-person-pale": string } {
  const hue = hueOf(userId);
  const pale = fromHsl(hue, 0.6, 0.94);
  let lightness = 0.4;
  while (contrast(fromHsl(hue, 0.55, lightness), pale) < readable) lightness -= 0.01;
  return { "--vt-person": fromHsl(hue, 0.55, lightness), "--vt-person-pale": pale };
}

/** 0 to 359. */
function hueOf(userId: string): number {
  let sum = 0;
  for (const character of userId) sum = (sum * 31 + character.charCodeAt(0)) % 360;
  return sum;
}

/** Up to two letters of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
