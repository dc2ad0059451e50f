import type { StoredFile } from "~/server/files/files.ts";
import type { FilmBytes } from "./video/domain/read-at.ts";

/** The files of one medium lie together. Both ids come from the database, or were checked to be UUIDs. */
export interface MediumPlace {
  siteId: string;
  objectId: string;
}

export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/** What visitors may be shown lies apart from what they sent for a site's editors alone. */
export type Shelf = "media" | "answers";

/** Where the files of media lie: originals, and the copies that are made of them. No file changes once it is there. */
export interface MediaStorage {
  /** Puts the first files of a medium in place, all of them or none; what a crash had left there is replaced. */
  place(place: MediumPlace, files: NamedFile[]): Promise<void>;
  /** Adds a file to a medium: whoever reads meanwhile sees all of it or nothing. */
  add(place: MediumPlace, file: NamedFile): Promise<void>;
  /** Adds a file that lies on this machine, without holding it in memory; it stays where it is. */
  addFromDisk(place: MediumPlace, file: { name: string; path: string }): Promise<void>;
  /** Puts a file of one medium in another's place as well, without reading it here. */
  copy(from: MediumPlace, to: MediumPlace, name: string): Promise<void>;
  find(place: MediumPlace, name: string): Promise<StoredFile | null>;
  /** The names of a medium's files; none when there is no such medium. */
  names(place: MediumPlace): Promise<string[]>;
  /** The files of all media of a site, as "objectId/name". */
  filesOfSite(siteId: string): Promise<ReadonlySet<string>>;
  /** Takes everything of a medium away. */
  remove(place: MediumPlace): Promise<void>;
  /** Takes away everything of a site on this shelf. */
  removeSite(siteId: string): Promise<void>;
  /** Takes away what was begun before this moment and never ended. */
  removeUnfinished(before: Date): Promise<void>;
}

/** A stored film that is read in parts. */
export function storedBytes({ size, open }: StoredFile): FilmBytes {
  return {
    size,
    async readAt(start, length) {
      const end = Math.min(start + length, size) - 1;
      return end < start ? Buffer.alloc(0) : Buffer.concat(await open({ start, end }).toArray());
    },
  };
}

/** All bytes of a file, or null when there is none. */
export async function readFile(storage: MediaStorage, place: MediumPlace, name: string): Promise<Buffer | null> {
  const file = await storage.find(place, name);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.open({ start: 0, end: file.size - 1 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
