import { dequal } from "dequal/lite";
import { mediaRefSchema, type MediaRef } from "~/features/media/schema.ts";
import type { MediaModel } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { downloadName } from "./domain/download-name.ts";
import { originalName } from "./domain/original-name.ts";
import { shownName } from "./domain/shown-name.ts";

/** The parts of a medium's row that a page needs to draw it. */
export function mediaRef(row: MediaModel): MediaRef {
  return mediaRefSchema.parse({
    id: row.id,
    mediaType: row.mediaType,
    mimeType: row.mimeType,
    publicUrl: row.publicUrl,
    ...(row.mediaType === "document" && { name: shownName(row.originalFilename) }),
    original: row.hasOriginal ? fileNameOf(row) : undefined,
    originalBytes: row.hasOriginal ? row.fileSize : undefined,
    widths: row.widths,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    focalPoint: row.focalPoint,
    videoSettings: row.videoSettings,
    alt: row.alt,
    altSources: dequal(row.altSources, {}) ? undefined : row.altSources,
    altMachine: row.altMachine.length === 0 ? undefined : row.altMachine,
  });
}

/** Whether visitors are shown copies in AVIF, where there are any. */
export const isAvifShown = (): boolean => env.PICTURE_AVIF === "1";

/** The same for visitors, who are told of copies in AVIF. */
export function visitorRef(row: MediaModel): MediaRef {
  return row.hasAvif && isAvifShown() ? { ...mediaRef(row), hasAvif: true } : mediaRef(row);
}

/** The same for editors, who are told of what moves: see `heavyPicture`. */
export function editorRef(row: MediaModel): MediaRef {
  return row.isAnimated ? { ...mediaRef(row), isAnimated: true } : mediaRef(row);
}

/** A document is fetched under a name that says what it is, for so it lies on the visitor's disk. */
function fileNameOf({ mediaType, originalFilename, extension }: MediaModel): string {
  return mediaType === "document" ? downloadName(originalFilename, extension) : originalName(extension);
}
