import { tarOf, type TarFile } from "~/features/transfer/tar-write.ts";
import { exportedSite } from "~/features/transfer/export-site.ts";
import type { RootDb } from "~/server/db.ts";

/** A site as one file, whole. */
export async function exportedBytes(db: RootDb, siteId: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of exportedSite({ db, siteId })) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The files of an archive that is sound, but for its sums. */
export function unpacked(tar: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 0; tar[at] !== 0;) {
    const [name = ""] = tar.toString("latin1", at, at + 100).split("\0", 1);
    const size = Number.parseInt(tar.toString("latin1", at + 124, at + 135), 8);
    found.set(name, tar.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  found.delete("SHA256SUMS");
  return found;
}

/** An archive of these files, whose sums are right. */
export async function packed(contents: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  async function* all(): AsyncGenerator<TarFile> {
    for (const [name, bytes] of contents) yield { name, size: bytes.byteLength, bytes: [bytes] };
  }
  const pieces: Buffer[] = [];
  for await (const piece of tarOf(all())) pieces.push(piece);
  return Buffer.concat(pieces);
}
