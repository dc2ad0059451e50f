import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { version as cutterVersion } from "subset-font/package.json";
import { fontCuts, repertoire, unicodeRange, type FontCut } from "~/features/blocks/theme/fonts.ts";
import { wholeFont, type Script } from "~/features/blocks/theme/whole-font.ts";
import { keysOf } from "~/lib/keys-of.ts";

interface CutFonts {
  /** Style sheet with a face for each file. */
  css: string;
  files: { name: string; bytes: Buffer }[];
}

const styles = ["normal", "italic"] as const;

/**
 * The typefaces of all themes, cut to what visitors need. File names hold a hash; the sheet names them by `folder`. Cutting
 * takes longer than all else that Next does not build, so the cuts are kept beside their themes (`keep-font-cuts.ts`), and
 * only one that is not there is made.
 */
export async function cutFonts(folder: string): Promise<CutFonts> {
  const files: CutFonts["files"] = [];
  const faces: string[] = [];
  for (const { cut, style, script, name, make } of await neededCuts()) {
    const bytes = await readFile(new URL(name, keptCuts)).catch(make);
    files.push({ name, bytes });
    faces.push(faceOf(cut, { style, script, url: `${folder}/${name}` }));
  }
  return { css: faces.join("\n"), files };
}

/** Where the cuts are kept, each under a name that holds the hash of its typeface and of what is taken of it. */
export const keptCuts = new URL("../../../features/blocks/theme/font-cuts/", import.meta.url);

interface NeededCut {
  cut: FontCut;
  style: (typeof styles)[number];
  script: Script;
  name: string;
  make: () => Promise<Buffer>;
}

/** Every cut that the themes need. */
export async function neededCuts(): Promise<NeededCut[]> {
  const needed: NeededCut[] = [];
  for (const cut of fontCuts) {
    for (const style of styles) {
      for (const script of keysOf(repertoire)) {
        const whole = await wholeFont(cut, script, style);
        if (!whole) continue;
        const options = {
          targetFormat: "woff2" as const,
          variationAxes: cut.axes,
          keepFeatures: [...cut.features],
          noHinting: true,
        };
        const letters = repertoire[script];
        const madeFrom = JSON.stringify([cutterVersion, options, letters]);
        const hash = createHash("sha256").update(whole).update(madeFrom).digest("hex").slice(0, 10);
        const name = `${cut.family.toLowerCase().replaceAll(" ", "-")}-${script}-${style}-${hash}.woff2`;
        needed.push({ cut, style, script, name, make: () => subsetFont(whole, letters, options) });
      }
    }
  }
  return needed;
}

function faceOf(cut: FontCut, { style, script, url }: { style: string; script: Script; url: string }): string {
  return [
    `@font-face{font-family:"${cut.family}";font-style:${style};font-weight:${cut.weights};font-display:swap;`,
    `src:url(${url}) format("woff2");unicode-range:${unicodeRange(repertoire[script])}}`,
  ].join("");
}
