import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { DrawIsland, Finishing } from "./finish-html.ts";
import { readSheet, type SheetPart } from "./sheet.ts";
import { visitorBuildSchema } from "./visitor-build.ts";

const builtFile = /^\/_next\/(static\/[\w./~@()[\]%-]+\.css)$/;

/** What finishing needs of a build: its list of files, its style sheets (each read once) and the code of its islands. */
export async function openFinishing(distDir: string): Promise<Finishing> {
  const build = visitorBuildSchema.parse(JSON.parse(readFileSync(join(distDir, "visitor.json"), "utf8")));
  const drawing = pathToFileURL(resolve(distDir, "drawing", "draw.mjs")).href;
  const { drawIsland } = (await import(drawing)) as { drawIsland: DrawIsland };
  const sheets = new Map<string, SheetPart[]>();
  const sheetAt = (href: string): SheetPart[] => {
    const known = sheets.get(href);
    if (known) return known;
    const path = builtFile.exec(href)?.[1];
    if (!path || path.includes("..")) throw new Error(`${href} is no style sheet of the build`);
    const sheet = readSheet(readFileSync(join(distDir, decodeURIComponent(path)), "utf8"), href);
    sheets.set(href, sheet);
    return sheet;
  };
  return { build, sheetAt, drawIsland };
}
