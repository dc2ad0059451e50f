import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FontCut, repertoire } from "./fonts.ts";

export type Script = keyof typeof repertoire;

const require = createRequire(import.meta.url);

/** A whole typeface as its package brings it; null where it has no such style. */
export async function wholeFont(
  { source }: FontCut,
  script: Script,
  style: "normal" | "italic",
): Promise<Buffer | null> {
  const folder = join(dirname(require.resolve(`${source.package}/package.json`)), "files");
  const name = source.package.split("/").at(-1);
  const file = join(folder, `${name}-${script}-${source.axes}-${style}.woff2`);
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && style === "italic") return null;
    throw error;
  });
}
