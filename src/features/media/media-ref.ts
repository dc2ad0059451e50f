import { dequal } from "dequal/lite";
import { mediaRefSchema, type MediaRef } from "~/features/media/schema.ts";
import type { MediaModel } from "~/server/db.ts";
import { originalName } from "./domain/original-name.ts";

/** The parts of a medium's row that a page needs to draw it. */
export function mediaRef(row: MediaModel): MediaRef {
  return mediaRefSchema.parse({
    id: row.id,
    mediaType: row.mediaType,
    mimeType: row.mimeType,
    publicUrl: row.publicUrl,
    original: row.hasOriginal ? originalName(row.extension) : undefined,
    originalBytes: row.hasOriginal ? row.fileSize : undefined,
    widths: row.widths,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    focalPoint: row.focalPoint,
    videoSettings: row.videoSettings,
    alt: row.alt,
    altSources: dequal(row.altSources, {}) ? undefined : row.altSources,
  });
}
