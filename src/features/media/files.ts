import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { env } from "~/server/env.ts";
import type { PictureCopy } from "./picture.ts";

/** The folder that holds the files of one medium. Both ids come from the database, never from a caller. */
export function mediaFolder(siteId: string, objectId: string): string {
  return join(env.DATA_DIR, "media", siteId, objectId);
}

/**
 * Stores a picture's copies as `<width>.webp`. They are written under a temporary name, flushed, and then put in
 * place by one rename: a half-written medium is never visible. What a crash left at the place is replaced.
 */
export async function storeCopies(siteId: string, objectId: string, copies: PictureCopy[]): Promise<void> {
  const temporary = join(env.DATA_DIR, "media", ".incoming", randomUUID());
  const target = mediaFolder(siteId, objectId);
  await mkdir(temporary, { recursive: true });
  try {
    for (const copy of copies) await writeFlushed(join(temporary, `${copy.width}.webp`), copy.bytes);
    await mkdir(join(target, ".."), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}

export async function removeCopies(siteId: string, objectId: string): Promise<void> {
  await rm(mediaFolder(siteId, objectId), { recursive: true, force: true });
}

async function writeFlushed(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
