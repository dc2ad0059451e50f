import sharp from "sharp";
import { withoutFilmNotes } from "~/features/media/domain/film.ts";
import { originalName } from "~/features/media/domain/original-name.ts";
import { sniffVideo } from "~/features/media/domain/sniff.ts";
import { plainDrawing } from "~/features/media/import-image.ts";
import { patientSeconds } from "~/features/media/picture.ts";
import { readPicture } from "~/features/media/read-picture.ts";
import { inTurn } from "~/features/media/work-queue.ts";
import { DomainError } from "~/lib/errors.ts";
import { refuseArchive } from "./domain/refuse-archive.ts";
import type { MediumFile } from "./schema.ts";

/** What is stored of a medium's file, and what its bytes themselves say of it. */
export interface CheckedFile {
  bytes: Buffer;
  mimeType: string;
  drawing: string | null;
}

/**
 * Looks at a file of an archive as an upload is looked at: by its bytes, decoded within limits, a drawing cleaned anew.
 * One that came out of an export is stored bit for bit; another one loses what rides along in it. Refuses with `invalid`.
 */
export async function checkedFile(medium: MediumFile, bytes: Buffer): Promise<CheckedFile> {
  const isFilm = medium.mediaType === "video";
  if (isFilm && medium.hasOriginal) return checkedFilm(medium, bytes);
  if (!isFilm && medium.mediaType !== "image")
    return refuseArchive(`${medium.originalFilename} is neither picture nor film`);
  try {
    const picture = await inTurn(() => checkedPicture(medium, bytes));
    // A film that lies elsewhere comes with its picture.
    return isFilm ? { ...picture, mimeType: "video/youtube" } : picture;
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    return refuseArchive(`${medium.originalFilename}: ${cause.message}`);
  }
}

async function checkedPicture({ hasOriginal, extension, file, width, height }: MediumFile, bytes: Buffer) {
  const { original, pixels } = await readPicture(bytes, patientSeconds);
  const wanted = hasOriginal ? extension : "webp";
  if (original.extension !== wanted || (hasOriginal && file !== originalName(extension))) {
    return refuseArchive(`${file} is a ${original.extension}`);
  }
  const isOfSize = pixels.info.width === width && pixels.info.height === height;
  if (hasOriginal && !isOfSize) refuseArchive(`${file} is ${pixels.info.width} × ${pixels.info.height} px`);
  const isWrittenAnew = wanted === "jpg" || wanted === "png";
  const kept = isWrittenAnew && (await isBare(bytes, wanted)) ? bytes : original.bytes;
  return { bytes: kept, mimeType: original.mimeType, drawing: wanted === "svg" ? plainDrawing(kept) : null };
}

const ends = { jpg: "ffd9", png: "49454e44ae426082" };

/** Whether a photograph holds nothing but its picture. */
async function isBare(bytes: Buffer, format: keyof typeof ends): Promise<boolean> {
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  const end = Buffer.from(ends[format], "hex");
  return !exif && !xmp && !iptc && !comments && bytes.subarray(-end.length).equals(end);
}

function checkedFilm({ originalFilename, extension, file }: MediumFile, bytes: Buffer): CheckedFile {
  const format = sniffVideo(bytes);
  if (!format || format !== extension || file !== originalName(format)) {
    return refuseArchive(`${originalFilename} is no film that browsers play`);
  }
  return { bytes: withoutFilmNotes(bytes, format), mimeType: `video/${format}`, drawing: null };
}
