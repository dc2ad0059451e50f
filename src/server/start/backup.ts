import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { flush } from "../files/flush.ts";
import { copyTree, type Digest, digests, syncTree } from "./copy-tree.ts";
import { copyCluster } from "./copy-cluster.ts";

/** What a backup says of itself, in its `manifest.json`. */
export interface Manifest {
  format: 1;
  madeAt: string;
  files: Record<string, Digest>;
}

/** What belongs to the process that runs, and not to the data. */
const leftOut = /^(pg|pg\.new-.*|lock|lock\.json|database-url|restoring)(\/|$)/;

/**
 * Copies a whole data folder to `target`, which must not exist yet: the database at `url` as it is at one moment, and
 * media, secrets and what else lies there. Media are copied before and after the database, so that each one that the
 * database names is there. The folder bears its name only once it is whole and on the
 * disk itself; one that was cut off ends in `.part`.
 */
export async function backUp({
  folder,
  url,
  target,
}: {
  folder: string;
  url: string;
  target: string;
}): Promise<Manifest> {
  if (existsSync(target)) throw new Error(`${target} is there already. Name a folder that does not exist yet.`);
  if (!relative(resolve(folder), resolve(target)).startsWith("..")) {
    throw new Error(`A backup inside the data folder would be lost with it. Name a folder outside ${resolve(folder)}.`);
  }
  const part = `${target}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(join(part, "data"), { recursive: true, mode: 0o700 });
  const data = join(part, "data");
  await copyTree(folder, data, (path) => !leftOut.test(path));
  await copyCluster(url, join(folder, "pg"), join(data, "pg"));
  await copyTree(folder, data, (path) => !leftOut.test(path) && !isMediaFileIn(data, path));
  const files = await digests(data);
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), files };
  await writeFile(join(part, "manifest.json"), JSON.stringify(manifest, null, 1));
  await syncTree(part);
  await rename(part, target);
  await flush(dirname(resolve(target)));
  return manifest;
}

/** Files of media never change once they are there. */
function isMediaFileIn(data: string, path: string): boolean {
  return /^(media|answers)\/.*\.\w+$/.test(path) && existsSync(join(data, path));
}

/** The manifest of a backup. Throws a sentence when there is none, or one of a later format. */
export function readManifest(backup: string): Manifest {
  const file = join(backup, "manifest.json");
  if (!existsSync(file)) throw new Error(`${backup} is no whole backup: it has no manifest.json.`);
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  if (manifest.format !== 1) throw new Error(`${backup} was made by a later version of Vitrine.`);
  return manifest;
}
