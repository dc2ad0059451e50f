import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { flush } from "../files/flush.ts";
import { type Manifest, readManifest } from "./backup.ts";
import { copyTree, digests, syncTree } from "./copy-tree.ts";
import { serverAccount } from "./postgres-account.ts";

/** A restore works here until it is done; a start refuses a folder that holds it. */
const workplace = "restoring";

/** What taking the folder's lock leaves in it. */
const lockFiles = new Set(["lock", "lock.json"]);

/** Throws when a restore was cut off in this folder. */
export function refuseHalfRestored(folder: string): void {
  if (existsSync(join(folder, workplace))) throw new Error("A restore was cut off in this folder. Run it again first.");
}

/**
 * Puts a backup back into an empty or missing data folder, after comparing each of its files with its digest. One that
 * was cut off may be run again. The caller holds the folder's lock.
 */
export async function restore({ backup, folder }: { backup: string; folder: string }): Promise<Manifest> {
  const manifest = readManifest(backup);
  const work = join(folder, workplace);
  const present = existsSync(folder) ? readdirSync(folder).filter((name) => !lockFiles.has(name)) : [];
  if (present.length > 0 && !present.includes(workplace)) {
    throw new Error(`${folder} is not empty. Move it away first: what it holds would be lost.`);
  }
  for (const name of present) rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(work, { recursive: true, mode: 0o700 });
  await copyTree(join(backup, "data"), work);
  compare(manifest, await digests(work));
  await syncTree(work);
  await giveToServer(work);
  for (const name of readdirSync(work)) renameSync(join(work, name), join(folder, name));
  await flush(folder); // all of it has come before what tells of a restore under way has gone
  rmSync(work, { recursive: true });
  await flush(folder);
  return manifest;
}

function compare({ files }: Manifest, found: Manifest["files"]): void {
  const broken = Object.entries(files).flatMap(([path, { sha256 }]) => (found[path]?.sha256 === sha256 ? [] : path));
  if (broken.length > 0)
    throw new Error(`The backup is damaged: ${broken.slice(0, 3).join(", ")} (${broken.length} files).`);
}

/** Root gives the database's files to the user as whom PostgreSQL will run. */
async function giveToServer(folder: string): Promise<void> {
  const account = process.getuid?.() === 0 ? await serverAccount(join(folder, "no-such-folder")) : null;
  if (!account) return;
  const cluster = join(folder, "pg");
  const below = readdirSync(cluster, { recursive: true }).map((path) => join(cluster, String(path)));
  for (const path of [join(folder, "pg-password"), cluster, ...below]) chownSync(path, account.uid, account.gid);
}
