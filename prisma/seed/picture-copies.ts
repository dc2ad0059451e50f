import { readdir, readFile } from "node:fs/promises";
import type { NamedFile } from "~/features/media/storage.ts";

export const copyFolder = new URL("copies/", import.meta.url);

/** The copies of a picture that were made beforehand; `file` is its place below `prisma/seed/pictures`. */
export async function copiesOf(file: string): Promise<NamedFile[]> {
  const folder = new URL(`${file}/`, copyFolder);
  const names = await readdir(folder);
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(new URL(name, folder)) })));
}
