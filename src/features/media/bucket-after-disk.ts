import { join } from "node:path";
import { diskStorage, mediaFolder } from "./disk-storage.ts";
import type { MediaStorage, Shelf } from "./storage.ts";

/**
 * A bucket for an installation that kept its files on the disk before it had one: what is new goes to the bucket, and
 * what lies on the disk is found and taken away there. The disk is asked first, which costs next to nothing.
 */
export function bucketAfterDisk(bucket: MediaStorage, shelf: Shelf): MediaStorage {
  const disk = diskStorage(shelf);
  return {
    ...bucket,
    removeUnfinished: disk.removeUnfinished, // what is on its way to the bucket lies on the disk, too
    async copy(from, to, name) {
      if (await disk.find(from, name)) {
        await bucket.addFromDisk(to, { name, path: join(mediaFolder(from, shelf), name) });
      } else await bucket.copy(from, to, name);
    },
    find: async (place, name) => (await disk.find(place, name)) ?? (await bucket.find(place, name)),
    names: async (place) => [...new Set([...(await disk.names(place)), ...(await bucket.names(place))])],
    filesOfSite: async (siteId) =>
      new Set([...(await disk.filesOfSite(siteId)), ...(await bucket.filesOfSite(siteId))]),
    async place(place, files) {
      await bucket.place(place, files);
      await disk.remove(place); // what a crash had left there is replaced
    },
    async remove(place) {
      await disk.remove(place);
      await bucket.remove(place);
    },
    async removeSite(siteId) {
      await disk.removeSite(siteId);
      await bucket.removeSite(siteId);
    },
  };
}
