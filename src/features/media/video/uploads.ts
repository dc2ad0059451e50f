import { join, resolve } from "node:path";
import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { FileStore } from "@tus/file-store";
import { Upload } from "@tus/server";
import pLimit from "p-limit";
import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { env } from "~/server/env.ts";
import { processWide } from "~/server/process-wide.ts";
import { hour, rateLimit } from "~/server/rate-limit.ts";
import { videoExtensionOf } from "../domain/file-name.ts";
import { roomOf } from "../room.ts";
import type { MediaContext } from "../service.ts";
import { refuseFilm } from "./domain/refuse-film.ts";

/** Films on their way in lie here, below their upload's id: whatever has arrived of one survives a kill. */
export const uploadFolder = (): string => join(resolve(env.DATA_DIR), "uploads");
/** Bytes of one film. */
export const mostFilmBytes = (): number => env.VIDEO_LIMIT_MB * 1024 * 1024;

export const uploadStore = (): FileStore =>
  processWide("film-uploads", () => new FileStore({ directory: uploadFolder() }));

const begun = rateLimit("media.directUpload", { most: 60, windowMs: hour });

/** So many films of one person may be on their way, or cut off within the last day. */
const mostOpen = 20;
/** Several that are opened at the same moment are counted one after the other. */
const oneByOne = pLimit(1);

/** Whose an upload is: nobody else may send to it, look at it or take it in. */
const ownerSchema = z.object({ siteId: z.uuid(), userId: z.uuid(), filename: z.string() });
export interface FilmUpload {
  id: string;
  path: string;
  filename: string;
  isWhole: boolean;
}

export interface UploaderContext extends MediaContext {
  actor: { userId: string };
}

/**
 * Opens a way in for one film: an address that takes its bytes in pieces (tus) from the person who asked for it. A name
 * and a size, where they are known, are checked before anything is sent.
 */
export async function openUpload(
  { db, siteId, actor }: UploaderContext,
  { filename, size }: { filename?: string | undefined; size?: number | undefined },
): Promise<{ url: string; id: string }> {
  if (filename !== undefined) checkName(filename);
  if (size !== undefined && size > mostFilmBytes()) return refuseFilm("film-size", { limit: env.VIDEO_LIMIT_MB });
  const { usedBytes, limitBytes } = await roomOf(db, siteId);
  if (usedBytes + (size ?? 0) > limitBytes) {
    throw new DomainError("invalid", "The site has no room left for media", { refusal: "media-full" });
  }
  begun.count(actor.userId);
  const id = randomUUID();
  const metadata = { siteId, userId: actor.userId, filename: filename ?? "film.mp4" };
  await oneByOne(async () => {
    await checkOpen(actor.userId);
    await uploadStore().create(new Upload({ id, offset: 0, metadata, ...(size === undefined ? {} : { size }) }));
  });
  return { url: `${uploadAddress}/${id}`, id };
}

/** Refuses one upload too many: what has arrived of films counts for no site's room yet. */
async function checkOpen(userId: string): Promise<void> {
  const names = await readdir(uploadFolder()).catch(() => []);
  const ids = names.flatMap((name) => (name.endsWith(".json") ? [name.slice(0, -".json".length)] : []));
  const owners = await Promise.all(ids.map(async (id) => (await knownUpload(id))?.owner.userId));
  if (owners.filter((owner) => owner === userId).length >= mostOpen)
    throw new DomainError("too-many", "too many films are on their way");
}

/** Refuses another extension with what films may be, where the library speaks of pictures. */
function checkName(filename: string): void {
  try {
    videoExtensionOf(filename);
  } catch (error) {
    if (error instanceof DomainError && error.details?.["refusal"] === "file-type") refuseFilm("film-type");
    throw error;
  }
}

export const uploadAddress = "/api/tus";

/** This person's upload; null for another's, another site's, and none. */
export async function findUpload(
  { siteId, userId }: { siteId: string; userId: string },
  id: string,
): Promise<FilmUpload | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const known = await knownUpload(id);
  if (known?.owner.siteId !== siteId || known.owner.userId !== userId) return null;
  const { filename } = known.owner;
  return {
    id,
    filename,
    path: join(uploadFolder(), id),
    isWhole: known.size !== undefined && known.offset === known.size,
  };
}

async function knownUpload(id: string) {
  const upload = await uploadStore()
    .getUpload(id)
    .catch(() => null);
  const owner = ownerSchema.safeParse(upload?.metadata).data;
  return upload && owner ? { size: upload.size, offset: upload.offset, owner } : null;
}

export async function removeUpload(id: string): Promise<void> {
  await uploadStore()
    .remove(id)
    .catch(() => undefined); // it is gone already
}

/** Takes away uploads to which nothing has come since this moment. */
export async function removeAbandonedUploads(before: Date): Promise<void> {
  for (const name of await readdir(uploadFolder()).catch(() => [])) {
    const path = join(uploadFolder(), name);
    const film = await stat(path.replace(/\.json$/, "")).catch(() => null);
    if (!film || film.mtime < before) await rm(path, { force: true });
  }
}
