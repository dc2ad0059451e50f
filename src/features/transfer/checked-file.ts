import sharp from "sharp";
import { documentTypes } from "~/features/media/domain/document-types.ts";
import { originalName } from "~/features/media/domain/original-name.ts";
import { sniffVideo, type VideoFormat } from "~/features/media/domain/sniff.ts";
import { checkedDocument } from "~/features/media/import-document.ts";
import { plainDrawing } from "~/features/media/import-image.ts";
import { patientSeconds } from "~/features/media/picture.ts";
import { readPicture } from "~/features/media/read-picture.ts";
import type { FilmBytes } from "~/features/media/video/domain/read-at.ts";
import { inTurn } from "~/features/media/work-queue.ts";
import { DomainError } from "~/lib/errors.ts";
import { refuseArchive } from "./domain/refuse-archive.ts";
import type { MediumFile } from "./schema.ts";

/** What is stored of a medium's file, and what its bytes themselves say of it. */
interface CheckedFile {
  bytes: Buffer;
  mimeType: string;
  drawing: string | null;
}

/**
 * Looks at a picture or a document of an archive, or at the picture of a film which lies elsewhere, as an upload is looked at: by its bytes, decoded
 * within limits, a drawing cleaned anew. One that came out of an export is stored bit for bit; another one loses what rides
 * along in it. Refuses with `invalid`.
 */
export async function checkedFile(medium: MediumFile, bytes: Buffer): Promise<CheckedFile> {
  const isFilm = medium.mediaType === "video";
  const isPicture = isFilm || medium.mediaType === "image"; // a film that lies elsewhere comes with its picture
  if (!isPicture && medium.mediaType !== "document")
    return refuseArchive(`${medium.originalFilename} is neither picture nor film nor document`);
  try {
    if (!isPicture) return checkedOffice(medium, bytes);
    // There is no site yet, and files are looked at one after the other: each has a line of its own.
    const picture = await inTurn(medium.objectId, () => checkedPicture(medium, bytes));
    return isFilm ? { ...picture, mimeType: "video/youtube" } : picture;
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    return refuseArchive(`${medium.originalFilename}: ${cause.message}`);
  }
}

/** Whether the archive holds the film itself. */
export const isOwnFilm = ({ mediaType, hasOriginal }: MediumFile): boolean => mediaType === "video" && hasOriginal;

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

/** The format of a film, by its first bytes. Refuses with `invalid` what browsers do not play. */
export async function checkedFilm(
  { originalFilename, extension, file }: MediumFile,
  film: FilmBytes,
): Promise<VideoFormat> {
  const format = sniffVideo(await film.readAt(0, 64));
  if (format && format === extension && file === originalName(format)) return format;
  return refuseArchive(`${originalFilename} is no film that browsers play`);
}

function checkedOffice({ extension, file }: MediumFile, bytes: Buffer): CheckedFile {
  const format = checkedDocument(bytes, extension);
  if (file !== originalName(format)) refuseArchive(`${file} is a ${format}`);
  return { bytes, mimeType: documentTypes[format], drawing: null };
}
