import { join, resolve } from "node:path";
import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { FileStore } from "@tus/file-store";
import { Upload } from "@tus/server";
import pLimit from "p-limit";
import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { env } from "./env.ts";
import { processWide } from "./process-wide.ts";

/** Files that come in piece by piece (tus 1.0) lie here, below their upload's id: whatever has arrived survives a kill. */
export const uploadFolder = (): string => join(resolve(env.DATA_DIR), "uploads");
export const uploadAddress = "/api/tus";

export const uploadStore = (): FileStore =>
  processWide("tus-uploads", () => new FileStore({ directory: uploadFolder() }));

/** Whose an upload is, and of what: nobody else may send to it, look at it or take it in. */
const ownerSchema = z.object({
  kind: z.enum(["film", "site"]).default("film"),
  siteId: z.uuid(),
  userId: z.uuid(),
  filename: z.string(),
});
export type UploadOwner = z.infer<typeof ownerSchema>;
export type UploadKind = UploadOwner["kind"];

export interface TusUpload {
  id: string;
  kind: UploadKind;
  path: string;
  filename: string;
  /** Bytes that have arrived. */
  offset: number;
  isWhole: boolean;
}

/** Several that are opened at the same moment are counted one after the other. */
const oneByOne = pLimit(1);

/**
 * Opens a way in for one file: an address that takes its bytes from the person who asked for it. Refuses with `too-many`
 * whoever has `mostOpen` of its kind on their way, or cut off within the last day.
 */
export async function openUpload(
  owner: UploadOwner,
  { id = randomUUID(), size, mostOpen }: { id?: string; size?: number | undefined; mostOpen: number },
): Promise<{ url: string; id: string }> {
  await oneByOne(async () => {
    const open = (await openOwners()).filter(({ userId, kind }) => userId === owner.userId && kind === owner.kind);
    if (open.length >= mostOpen) throw new DomainError("too-many", "too many files are on their way");
    const metadata = { ...owner };
    await uploadStore().create(new Upload({ id, offset: 0, metadata, ...(size === undefined ? {} : { size }) }));
  });
  return { url: `${uploadAddress}/${id}`, id };
}

async function openOwners(): Promise<UploadOwner[]> {
  const names = await readdir(uploadFolder()).catch(() => []);
  const ids = names.flatMap((name) => (name.endsWith(".json") ? [name.slice(0, -".json".length)] : []));
  const known = await Promise.all(ids.map(knownUpload));
  return known.flatMap((upload) => (upload ? [upload.owner] : []));
}

/** This person's upload; null for another's, another site's, and none. */
export async function findUpload(
  { siteId, userId }: { siteId: string; userId: string },
  id: string,
): Promise<TusUpload | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const known = await knownUpload(id);
  if (known?.owner.siteId !== siteId || known.owner.userId !== userId) return null;
  const { offset, size, owner } = known;
  const { kind, filename } = owner;
  return { id, kind, filename, offset, path: uploadPath(id), isWhole: size !== undefined && offset === size };
}

export const uploadPath = (id: string): string => join(uploadFolder(), id);

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
    const file = await stat(path.replace(/\.json$/, "")).catch(() => null);
    if (!file || file.mtime < before) await rm(path, { force: true });
  }
}
