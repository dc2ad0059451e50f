import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { keptCuts, neededCuts } from "./cut-fonts.ts";

/**
 * Makes the cuts of all typefaces anew, and takes away those that no theme needs any more. Run it after a change of
 * typefaces, their letters, or a package that cuts or packs them: `node --import tsx src/server/start/visitor/keep-font-cuts.ts`.
 */
async function keepCuts(): Promise<void> {
  await mkdir(keptCuts, { recursive: true });
  const kept = new Set(await readdir(keptCuts));
  for (const { name, make } of await neededCuts()) {
    kept.delete(name);
    await writeFile(new URL(name, keptCuts), await make());
  }
  for (const name of kept) await rm(new URL(name, keptCuts));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await keepCuts();
