import { randomUUID } from "node:crypto";
import { copyFile, link, mkdir, open, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "~/server/env.ts";
import { fileAt } from "~/server/files.ts";
import type { MediaStorage, MediumPlace } from "./storage.ts";

const root = () => join(resolve(env.DATA_DIR), "media");
/** Here lies what is on its way in. */
export const incomingFolder = (): string => join(root(), ".incoming");

/** The folder that holds the files of one medium. */
export function mediaFolder({ siteId, objectId }: MediumPlace): string {
  return join(root(), siteId, objectId);
}

/**
 * Media in folders of the installation's own disk. Files are written under a temporary name, flushed, and put in place
 * by one rename. What a link inside the folder leads to is no file of a medium.
 */
export function diskStorage(): MediaStorage {
  return {
    async place(place, files) {
      const target = mediaFolder(place);
      await throughTemporary(async (temporary) => {
        await mkdir(temporary, { recursive: true });
        for (const { name, bytes } of files) await writeFlushed(join(temporary, name), bytes);
        await mkdir(join(target, ".."), { recursive: true });
        await rm(target, { recursive: true, force: true });
        await rename(temporary, target);
      });
    },
    async add(place, { name, bytes }) {
      await throughTemporary(async (temporary) => {
        await mkdir(incomingFolder(), { recursive: true });
        await writeFlushed(temporary, bytes);
        await rename(temporary, join(mediaFolder(place), name));
      });
    },
    async addFromDisk(place, { name, path }) {
      await throughTemporary(async (temporary) => {
        await mkdir(incomingFolder(), { recursive: true });
        await link(path, temporary).catch(() => copyFile(path, temporary)); // another disk has no second name for it
        await rename(temporary, join(mediaFolder(place), name));
      });
    },
    async find(place, name) {
      try {
        const [media, path] = await Promise.all([realpath(root()), realpath(join(mediaFolder(place), name))]);
        return path === join(media, place.siteId, place.objectId, name) ? await fileAt(path) : null;
      } catch {
        return null; // there is no such file
      }
    },
    async names(place) {
      const entries = await readdir(mediaFolder(place), { withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    remove: (place) => rm(mediaFolder(place), { recursive: true, force: true }),
    async removeUnfinished(before) {
      for (const name of await readdir(incomingFolder()).catch(() => [])) {
        const begun = await stat(join(incomingFolder(), name)).catch(() => null);
        if (begun && begun.mtime < before) await rm(join(incomingFolder(), name), { recursive: true, force: true });
      }
    },
  };
}

async function throughTemporary(write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = join(incomingFolder(), randomUUID());
  try {
    await write(temporary);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
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
