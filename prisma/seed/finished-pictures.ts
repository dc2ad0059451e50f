import { readdir, readFile } from "node:fs/promises";
import type { FinishedPicture } from "~/features/media/finished-picture.ts";
import type { NamedFile } from "~/features/media/storage.ts";

export const copyFolder = new URL("copies/", import.meta.url);

/** What was found out about a picture when its copies were made. */
export interface Made extends Omit<FinishedPicture, "copies"> {
  /** The digest of its bytes then. */
  digest: string;
}

export const madeList = new URL("made.json", copyFolder);

/** Of each picture of the demo sites, by its place below `prisma/seed/pictures`; nothing before the first run. */
export async function readMade(): Promise<Record<string, Made>> {
  const text = await readFile(madeList, "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, Made>;
}

/** A picture's copies alone; `file` is its place below `prisma/seed/pictures`. */
export async function copiesOf(file: string): Promise<NamedFile[]> {
  const folder = new URL(`${file}/`, copyFolder);
  const names = await readdir(folder);
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(new URL(name, folder)) })));
}

/** What stands beforehand of a picture; `file` as above. Throws where nothing does. */
export async function finishedPicture(file: string): Promise<FinishedPicture> {
  const made = (await readMade())[file];
  if (!made) throw new Error(`Nothing stands beforehand of ${file}: run prisma/seed/artwork/copies.ts`);
  const { width, height, blurHash, placeholder } = made;
  return { width, height, blurHash, placeholder, copies: await copiesOf(file) };
}
