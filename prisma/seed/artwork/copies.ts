import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { copyName } from "~/features/media/domain/copy-name.ts";
import { copyOf, copyWidths, previewOf } from "~/features/media/picture.ts";
import { readPicture } from "~/features/media/read-picture.ts";
import { copyFolder, madeList, readMade, type Made } from "../finished-pictures.ts";

export const pictureFolder = new URL("../pictures/", import.meta.url);
const seconds = 120;

/** The digest of a picture's bytes, to tell whether its copies are still those of this picture. */
export const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/** The demo sites' pictures that have copies, by their place below `prisma/seed/pictures`. */
export async function picturesThere(): Promise<string[]> {
  const names = await readdir(pictureFolder, { recursive: true });
  return names.filter((name) => /\.(webp|svg)$/.test(name)).sort();
}

/**
 * Makes the copies of the demo sites' pictures into `prisma/seed/copies`, the same ones that the product makes of an
 * upload, and remembers what it finds out of one: a first start would spend half of its time on them. Only pictures that
 * have changed are looked at; empty the folder when the widths or the way of copying change. `node --import tsx prisma/seed/artwork/copies.ts`.
 */
export async function copyAll(): Promise<void> {
  const before = await readMade();
  const made: Record<string, Made> = {};
  for (const file of await picturesThere()) {
    const bytes = await readFile(new URL(file, pictureFolder));
    const digest = digestOf(bytes);
    const known = before[file];
    if (known?.digest === digest) {
      made[file] = known;
      continue;
    }
    const folder = new URL(`${file}/`, copyFolder);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const { pixels } = await readPicture(bytes, seconds);
    const { width: ownWidth, height } = pixels.info;
    made[file] = { digest, width: ownWidth, height, ...(await previewOf(pixels)) };
    for (const width of copyWidths(ownWidth)) {
      await writeFile(new URL(copyName(width), folder), await copyOf(pixels, width, seconds));
    }
  }
  const gone = Object.keys(before).filter((file) => !(file in made));
  for (const file of gone) await rm(new URL(`${file}/`, copyFolder), { recursive: true, force: true });
  await writeFile(madeList, `${JSON.stringify(made, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await copyAll();
