import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { inLanes } from "~/lib/turns/in-lanes.ts";
import { filesBelow } from "../files/files-below.ts";
import { flush } from "../files/flush.ts";

/** Size in bytes and SHA-256, in hexadecimal digits, of a file's content. */
export interface Digest {
  size: number;
  sha256: string;
}

const lanes = 8;
const smallBytes = 1 << 22;

/**
 * Copies the files below `source` to `target`, folders and their rights included. `isCopied` decides by a path below
 * `source`, written with `/`. A file that is removed meanwhile is left out.
 */
export async function copyTree(
  source: string,
  target: string,
  isCopied: (path: string) => boolean = () => true,
): Promise<void> {
  const files: string[] = [];
  await copyFolder("");
  await inLanes(files, lanes, (path) => unlessGone(copyFile(join(source, path), join(target, path))));

  async function copyFolder(path: string): Promise<void> {
    const { mode } = await stat(join(source, path));
    await mkdir(join(target, path), { recursive: true, mode: mode & 0o777 });
    for (const entry of await readdir(join(source, path), { withFileTypes: true })) {
      const below = path ? `${path}/${entry.name}` : entry.name;
      if (!isCopied(below)) continue;
      if (entry.isDirectory()) await unlessGone(copyFolder(below));
      else if (entry.isFile()) files.push(below);
    }
  }
}

/** The digest of every file below a folder, by its path below it, written with `/`. */
export async function digests(folder: string): Promise<Record<string, Digest>> {
  const found: Record<string, Digest> = {};
  const files = await filesBelow(folder);
  await inLanes(files, lanes, async (path) => {
    found[path] = await digest(join(folder, path));
  });
  return found;
}

/** Waits until every file below a folder, and its name, is on the disk itself. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const kept = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  const paths = [folder, ...kept.map(({ parentPath, name }) => join(parentPath, name))];
  await inLanes(paths, lanes, flush);
}

async function digest(path: string): Promise<Digest> {
  const { size } = await stat(path);
  const hash = createHash("sha256");
  if (size <= smallBytes) hash.update(await readFile(path));
  else await pipeline(createReadStream(path), hash, { end: false });
  return { size, sha256: hash.digest("hex") };
}

async function unlessGone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
