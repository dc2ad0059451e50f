import { constants } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { DomainError } from "~/lib/errors.ts";
import { incomingFolder } from "../disk-storage.ts";
import { uploaderSchema, type Uploader } from "./schema.ts";

/** An upload, by the person that it belongs to and the key that its address names. */
export interface UploadKey {
  userId: string;
  key: string;
}

/** So many uploads of one person may be under way, or cut off a moment ago. */
const mostOpen = 100;

const prefixOf = (userId: string) => `upload-${userId}-`;
const pathOf = ({ userId, key }: UploadKey, ending: string) => {
  if (!/^[\w-]{1,100}$/.test(key)) throw new DomainError("not-found", "no such upload");
  return join(incomingFolder(), `${prefixOf(userId)}${key}.${ending}`);
};

/** Several that are opened at the same moment are counted one after the other. */
const oneByOne = pLimit(1);

/**
 * Notes who uploads under a key. A key that is taken stays its owner's. Refuses one upload too many with `too-many`: it is
 * counted once it is noted, so that not even two processes let too many in.
 */
export async function openUpload(key: string, uploader: Uploader): Promise<void> {
  const path = pathOf({ ...uploader, key }, "json");
  await oneByOne(async () => {
    await mkdir(incomingFolder(), { recursive: true });
    await writeFile(path, JSON.stringify(uploader), { flag: "wx" });
    const names = await readdir(incomingFolder());
    const open = names.filter((name) => name.startsWith(prefixOf(uploader.userId)) && name.endsWith(".json"));
    if (open.length <= mostOpen) return;
    await rm(path, { force: true });
    throw new DomainError("too-many", "too many uploads are open");
  });
}

/** Who uploads under this key, and whether all of it was seen to; null when nobody does. */
export async function findUpload(upload: UploadKey): Promise<(Uploader & { isDone: boolean }) | null> {
  const [open, done] = await Promise.all(
    ["json", "done"].map((ending) => readFile(pathOf(upload, ending), "utf8").catch(() => null)),
  );
  const text = done ?? open ?? null;
  return text === null ? null : { ...uploaderSchema.parse(JSON.parse(text)), isDone: done !== null };
}

/** How many bytes of it are here. */
export async function bytesHere(upload: UploadKey): Promise<number> {
  return (await stat(pathOf(upload, "part")).catch(() => null))?.size ?? 0;
}

/** The file that its bytes are written to, cut to this length. */
export async function openPart(upload: UploadKey, length: number): Promise<FileHandle> {
  const file = await open(pathOf(upload, "part"), constants.O_RDWR | constants.O_CREAT);
  await file.truncate(length);
  return file;
}

/** Everything that came in. Throws `not-found` when it was seen to already, or nothing came. */
export function readPart(upload: UploadKey): Promise<Buffer> {
  return readFile(pathOf(upload, "part")).catch((cause: unknown) => {
    throw new DomainError("not-found", "nothing of this upload is here", undefined, { cause });
  });
}

/** Forgets what came in, which is a medium now, and remembers that it is: its sender may ask once more. */
export async function closeUpload(upload: UploadKey): Promise<void> {
  await rename(pathOf(upload, "json"), pathOf(upload, "done"));
  await rm(pathOf(upload, "part"), { force: true });
}

/** Forgets an upload and what came in of it. */
export async function dropUpload(upload: UploadKey): Promise<void> {
  for (const ending of ["part", "json"]) await rm(pathOf(upload, ending), { force: true });
}

/** Forgets the uploads of which nothing was heard since this moment: neither were they opened, nor did bytes come. */
export async function sweepUploads(before: Date): Promise<void> {
  for (const name of await readdir(incomingFolder()).catch(() => [])) {
    if (!name.startsWith("upload-")) continue;
    const path = join(incomingFolder(), name);
    const heard = await Promise.all([path, path.replace(/json$/, "part")].map((each) => stat(each).catch(() => null)));
    if (heard.every((told) => !told || told.mtime < before)) await rm(path, { force: true });
  }
}
