import { randomUUID } from "node:crypto";
import { copyFile, link, mkdir, open, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { env } from "~/server/env.ts";
import { fileAt, nullIfMissing } from "~/server/files/files.ts";
import { flush } from "~/server/files/flush.ts";
import type { MediaStorage, MediumPlace, Shelf } from "./storage.ts";

const rootOf = (shelf: Shelf) => join(resolve(env.DATA_DIR), shelf);
/** Here lies what is on its way in. */
export const incomingFolder = (shelf: Shelf = "media"): string => join(rootOf(shelf), ".incoming");

/** The folder that holds the files of one medium. */
export function mediaFolder({ siteId, objectId }: MediumPlace, shelf: Shelf = "media"): string {
  return join(rootOf(shelf), siteId, objectId);
}

/**
 * Files in folders of the installation's own disk. Files are written under a temporary name, flushed, and put in place
 * by one rename, which is flushed as well: what was stored is there after a power cut. What a link inside the folder
 * leads to is no file of a medium.
 */
export function diskStorage(shelf: Shelf = "media"): MediaStorage {
  const incoming = () => incomingFolder(shelf);
  const folderOf = (place: MediumPlace) => mediaFolder(place, shelf);
  async function linked(place: MediumPlace, { name, path }: { name: string; path: string }): Promise<void> {
    await throughTemporary(incoming(), async (temporary) => {
      await mkdir(incoming(), { recursive: true });
      await link(path, temporary).catch(() => copyFlushed(path, temporary)); // another disk has no second name for it
      await rename(temporary, join(folderOf(place), name));
      await flush(folderOf(place));
    });
  }
  return {
    async place(place, files) {
      const target = folderOf(place);
      await throughTemporary(incoming(), async (temporary) => {
        await mkdir(temporary, { recursive: true });
        for (const { name, bytes } of files) await writeFlushed(join(temporary, name), bytes);
        const folder = dirname(target);
        const isFirst = (await mkdir(folder, { recursive: true })) !== undefined;
        await rm(target, { recursive: true, force: true });
        await rename(temporary, target);
        const root = rootOf(shelf);
        await Promise.all([target, folder, ...(isFirst ? [root, dirname(root)] : [])].map(flush));
      });
    },
    async add(place, { name, bytes }) {
      await throughTemporary(incoming(), async (temporary) => {
        await mkdir(incoming(), { recursive: true });
        await writeFlushed(temporary, bytes);
        await rename(temporary, join(folderOf(place), name));
        await flush(folderOf(place));
      });
    },
    addFromDisk: linked,
    copy: (from, to, name) => linked(to, { name, path: join(folderOf(from), name) }),
    async find(place, name) {
      const real = [rootOf(shelf), join(folderOf(place), name)].map((path) => realpath(path).catch(nullIfMissing));
      const [root, path] = await Promise.all(real);
      return root && path === join(root, place.siteId, place.objectId, name) ? await fileAt(path) : null;
    },
    async names(place) {
      const entries = await readdir(folderOf(place), { withFileTypes: true }).catch(nullIfMissing);
      return (entries ?? []).filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async filesOfSite(siteId) {
      const folder = join(rootOf(shelf), siteId);
      const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(nullIfMissing);
      const files = (entries ?? []).filter((entry) => entry.isFile());
      return new Set(files.map(({ parentPath, name }) => `${basename(parentPath)}/${name}`));
    },
    remove: (place) => rm(folderOf(place), { recursive: true, force: true }),
    removeSite: (siteId) => rm(join(rootOf(shelf), siteId), { recursive: true, force: true }),
    async removeUnfinished(before) {
      for (const name of await readdir(incoming()).catch(() => [])) {
        const begun = await stat(join(incoming(), name)).catch(() => null);
        if (begun && begun.mtime < before) await rm(join(incoming(), name), { recursive: true, force: true });
      }
    },
  };
}

async function throughTemporary(incoming: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = join(incoming, randomUUID());
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

async function copyFlushed(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await flush(to);
}
