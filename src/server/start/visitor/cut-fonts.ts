import { createHash } from "node:crypto";
import subsetFont from "subset-font";
import { fontCuts, repertoire, unicodeRange, type FontCut } from "~/features/blocks/theme/fonts.ts";
import { wholeFont, type Script } from "~/features/blocks/theme/whole-font.ts";
import { keysOf } from "~/lib/keys-of.ts";

interface CutFonts {
  /** Style sheet with a face for each file. */
  css: string;
  files: { name: string; bytes: Buffer }[];
}

const styles = ["normal", "italic"] as const;

/** Cuts the typefaces of all themes to what visitors need. File names hold a hash; the sheet names them by `folder`. */
export async function cutFonts(folder: string): Promise<CutFonts> {
  const files: CutFonts["files"] = [];
  const faces: string[] = [];
  for (const cut of fontCuts) {
    for (const style of styles) {
      for (const script of keysOf(repertoire)) {
        const whole = await wholeFont(cut, script, style);
        if (!whole) continue;
        const bytes = await subsetFont(whole, repertoire[script], {
          targetFormat: "woff2",
          variationAxes: cut.axes,
          keepFeatures: [...cut.features],
          noHinting: true,
        });
        const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
        const name = `${cut.family.toLowerCase().replaceAll(" ", "-")}-${script}-${style}-${hash}.woff2`;
        files.push({ name, bytes });
        faces.push(faceOf(cut, { style, script, url: `${folder}/${name}` }));
      }
    }
  }
  return { css: faces.join("\n"), files };
}

function faceOf(cut: FontCut, { style, script, url }: { style: string; script: Script; url: string }): string {
  return [
    `@font-face{font-family:"${cut.family}";font-style:${style};font-weight:${cut.weights};font-display:swap;`,
    `src:url(${url}) format("woff2");unicode-range:${unicodeRange(repertoire[script])}}`,
  ].join("");
}
