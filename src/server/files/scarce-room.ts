import { statfs } from "node:fs/promises";
import { env } from "../env.ts";
import { logger } from "../logger.ts";

/** Of a disk of which less is free, in parts of the whole, somebody has to make room. */
const leastShare = 0.1;

interface Disk {
  /** Free blocks, as far as this process may take them, and all. */
  bavail: number;
  blocks: number;
  bsize: number;
}

/** How many bytes are free on the disk of `DATA_DIR` when less than a tenth of it is; null while there is room enough, and where nobody can tell. */
export async function scarceRoom(look: (folder: string) => Promise<Disk> = statfs): Promise<number | null> {
  const disk = await look(env.DATA_DIR).catch(() => null); // a folder that is still to be made
  if (!disk) return null;
  const { bavail, blocks, bsize } = disk;
  return bavail < blocks * leastShare ? bavail * bsize : null;
}

/** Warns in the log once less than a tenth of the disk is free: a full one takes no upload, no mail and no save. */
export async function warnOfScarceRoom(look?: (folder: string) => Promise<Disk>): Promise<void> {
  const freeBytes = await scarceRoom(look);
  if (freeBytes !== null) logger.warn({ freeBytes, folder: env.DATA_DIR }, "less than a tenth of the disk is free");
}
