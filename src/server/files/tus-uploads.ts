import { join, resolve } from "node:path";
import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { FileStore } from "@tus/file-store";
import { Upload } from "@tus/server";
import pLimit from "p-limit";
import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { env } from "../env.ts";
import { processWide } from "../process-wide.ts";

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
  /** Of a whole site: so many GB its media may take; see `transfer/import-run`. Metadata is text. */
  roomGb: z.coerce.number().default(0),
});
type KnownOwner = z.output<typeof ownerSchema>;
export type UploadKind = KnownOwner["kind"];
type UploadOwner = Omit<KnownOwner, "roomGb"> & Partial<Pick<KnownOwner, "roomGb">>;

export interface TusUpload {
  id: string;
  kind: UploadKind;
  path: string;
  filename: string;
  roomGb: number;
  /** Bytes that have arrived. */
  offset: number;
  isWhole: boolean;
}

/** Several that are opened at the same moment are counted one after the other. */
const oneByOne = pLimit(1);

interface NewUpload {
  id?: string;
  /** Bytes, where they are known beforehand. */
  size?: number | undefined;
  mostOpen: number;
  /** Looks at what the site has on its way of this kind, by the bytes where they are known; throws where this is one too many. */
  check?: (sizes: (number | undefined)[]) => Promise<void>;
}

/**
 * Opens a way in for one file: an address that takes its bytes from the person who asked for it. Refuses with `too-many`
 * whoever has `mostOpen` of its kind on their way, or cut off within the last day: it is counted once it is noted, so that
 * not even two processes let too many in.
 */
export async function openUpload(
  owner: UploadOwner,
  { id = randomUUID(), size, mostOpen, check }: NewUpload,
): Promise<{ url: string; id: string }> {
  await oneByOne(async () => {
    const metadata = { ...owner, roomGb: `${owner.roomGb ?? 0}` };
    await uploadStore().create(new Upload({ id, offset: 0, metadata, ...(size === undefined ? {} : { size }) }));
    try {
      const others = (await openUploads()).filter((open) => open.id !== id && open.owner.kind === owner.kind);
      const own = others.filter(({ owner: { userId } }) => userId === owner.userId);
      if (own.length >= mostOpen) throw new DomainError("too-many", "too many files are on their way");
      await check?.(others.filter(({ owner: { siteId } }) => siteId === owner.siteId).map(({ size }) => size));
    } catch (error) {
      await removeUpload(id);
      throw error;
    }
  });
  return { url: `${uploadAddress}/${id}`, id };
}

async function openUploads() {
  const known = await Promise.all((await presentIds()).map(knownUpload));
  return known.filter((upload) => upload !== null);
}

/** The ids of everything that lies there, whole or not. */
async function presentIds(): Promise<string[]> {
  const names = await readdir(uploadFolder()).catch(() => []);
  return [...new Set(names.map((name) => name.replace(/\.json$/, "")))];
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
  const { kind, filename, roomGb } = owner;
  return { id, kind, filename, roomGb, offset, path: uploadPath(id), isWhole: size !== undefined && offset === size };
}

export const uploadPath = (id: string): string => join(uploadFolder(), id);

async function knownUpload(id: string) {
  const upload = await uploadStore()
    .getUpload(id)
    .catch(() => null);
  const owner = ownerSchema.safeParse(upload?.metadata).data;
  return upload && owner
    ? { id, size: upload.size, offset: upload.offset, owner, begunAt: new Date(upload.creation_date ?? 0) }
    : null;
}

export async function removeUpload(id: string): Promise<void> {
  await uploadStore()
    .remove(id)
    .catch(() => undefined); // it is gone already
}

/**
 * Takes away films that were begun before this moment, however slowly they still come: they take of the site's room. Of
 * everything else, that to which nothing has come since then.
 */
export async function removeAbandonedUploads(before: Date): Promise<void> {
  for (const id of await presentIds()) {
    const path = uploadPath(id);
    const [file, known] = await Promise.all([stat(path).catch(() => null), knownUpload(id)]);
    const since = known?.owner.kind === "film" ? known.begunAt : file?.mtime;
    if (!since || since < before) for (const each of [path, `${path}.json`]) await rm(each, { force: true });
  }
}
