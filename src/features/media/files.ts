import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { env } from "~/server/env.ts";

/** The folder that holds the files of one medium. Both ids come from the database, never from a caller. */
export function mediaFolder(siteId: string, objectId: string): string {
  return join(env.DATA_DIR, "media", siteId, objectId);
}

/**
 * Stores the files of one medium by name. They are written under a temporary name, flushed, and then put in place by
 * one rename: a half-written medium is never visible. What a crash left at the place is replaced.
 */
export async function storeFiles(
  siteId: string,
  objectId: string,
  files: { name: string; bytes: Uint8Array }[],
): Promise<void> {
  const temporary = join(env.DATA_DIR, "media", ".incoming", randomUUID());
  const target = mediaFolder(siteId, objectId);
  await mkdir(temporary, { recursive: true });
  try {
    for (const { name, bytes } of files) await writeFlushed(join(temporary, name), bytes);
    await mkdir(join(target, ".."), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}

export async function removeFiles(siteId: string, objectId: string): Promise<void> {
  await rm(mediaFolder(siteId, objectId), { recursive: true, force: true });
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
