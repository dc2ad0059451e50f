import { randomUUID } from "node:crypto";
import { maxUploadBytes } from "~/server/http/body-limit.ts";
import type { MediaModel } from "~/server/db.ts";
import { commonFolder } from "./folders.ts";
import { documentTypes, type DocumentFormat } from "./domain/document-types.ts";
import { displayName, documentExtensionOf } from "./domain/file-name.ts";
import { originalName } from "./domain/original-name.ts";
import { refusePicture } from "./domain/refuse.ts";
import { sniffDocument } from "./domain/sniff-document.ts";
import { requireRoomForFile } from "./room.ts";
import type { MediaContext } from "./service.ts";
import { storeMedium } from "./store-medium.ts";

interface DocumentImport {
  bytes: Uint8Array;
  filename: string;
  bucketFolder?: string | undefined;
  /** A fixed id, for imports that may be repeated: the second one answers with the row of the first. */
  id?: string;
}

/**
 * Takes a document into the site's library, bit for bit. Refuses with `invalid` and the reason: other extensions, bytes
 * that are not what the name says, programs that ride along, and more than 15 MB.
 */
export async function importDocument(ctx: MediaContext, input: DocumentImport): Promise<MediaModel> {
  const { db, siteId } = ctx;
  const format = checkedDocument(input.bytes, documentExtensionOf(input.filename));
  const id = input.id ?? randomUUID();
  const present = input.id ? await db.media.findFirst({ where: { id, siteId } }) : null;
  if (present) return present;
  const files = [{ name: originalName(format), bytes: input.bytes }];
  return await storeMedium(ctx, { id, files, isFixed: input.id !== undefined }, async (tx, place) => {
    await requireRoomForFile(tx, siteId, input.bytes.byteLength);
    return await tx.media.create({
      data: {
        id,
        ...place,
        hasOriginal: true,
        mediaType: "document",
        mimeType: documentTypes[format],
        extension: format,
        bucketFolder: input.bucketFolder ?? commonFolder,
        originalFilename: displayName(input.filename),
        fileSize: input.bytes.byteLength,
        publicUrl: `/media/${id}`,
      },
    });
  });
}

/** The format that the bytes have, which is the one that the name says. */
export function checkedDocument(bytes: Uint8Array, extension: string): DocumentFormat {
  if (bytes.byteLength === 0) return refusePicture("file-empty");
  if (bytes.byteLength > maxUploadBytes) return refusePicture("file-size");
  const format = sniffDocument(bytes);
  if (format === "macros") return refusePicture("document-macros");
  return format === extension && format !== null ? format : refusePicture("document-broken");
}
