import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { copyName } from "~/features/media/domain/copy-name.ts";
import { copyOf, copyWidths } from "~/features/media/picture.ts";
import { readPicture } from "~/features/media/read-picture.ts";
import { copyFolder } from "../picture-copies.ts";

export const pictureFolder = new URL("../pictures/", import.meta.url);
const seconds = 120;

/** The digest of a picture's bytes, to tell whether its copies are still those of this picture. */
export const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/** The demo sites' pictures that have copies, by their place below `prisma/seed/pictures`. */
export async function picturesThere(): Promise<string[]> {
  const names = await readdir(pictureFolder, { recursive: true });
  return names.filter((name) => /\.(webp|svg)$/.test(name)).sort();
}

/** Digests by file, as a run before has left them; none where there was no run. */
export async function knownDigests(file: URL): Promise<Record<string, string>> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, string>;
}

/**
 * Makes the copies of the demo sites' pictures into `prisma/seed/copies`, the same ones that the product makes of an
 * upload: a first start would spend a third of its time on them. Only pictures that have changed are copied; empty the
 * folder when the widths or the way of copying change. `node --import tsx prisma/seed/artwork/copies.ts`.
 */
export async function copyAll(): Promise<void> {
  const list = new URL("made-from.json", copyFolder);
  const before = await knownDigests(list);
  const madeFrom: Record<string, string> = {};
  for (const file of await picturesThere()) {
    const bytes = await readFile(new URL(file, pictureFolder));
    madeFrom[file] = digestOf(bytes);
    if (before[file] === madeFrom[file]) continue;
    const folder = new URL(`${file}/`, copyFolder);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const { pixels } = await readPicture(bytes, seconds);
    for (const width of copyWidths(pixels.info.width)) {
      await writeFile(new URL(copyName(width), folder), await copyOf(pixels, width, seconds));
    }
  }
  const gone = Object.keys(before).filter((file) => !(file in madeFrom));
  for (const file of gone) await rm(new URL(`${file}/`, copyFolder), { recursive: true, force: true });
  await writeFile(list, `${JSON.stringify(madeFrom, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await copyAll();
