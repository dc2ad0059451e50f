export type PictureFormat = "jpeg" | "png" | "gif" | "webp" | "svg";

/**
 * The format that the bytes themselves claim, or null when they are none of the allowed pictures. The name and the
 * browser's type are not asked. An SVG that declares entities is no picture to us: they can blow up a parser.
 */
export function sniffPicture(bytes: Uint8Array): PictureFormat | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (latin(bytes, 0, 6) === "GIF87a" || latin(bytes, 0, 6) === "GIF89a") return "gif";
  if (latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP") return "webp";
  return isSvg(bytes) ? "svg" : null;
}

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Whether the bytes are a photograph as iPhones keep them (HEIC), whatever it is called. */
export function isHeic(bytes: Uint8Array): boolean {
  if (latin(bytes, 4, 8) !== "ftyp" || !heicBrands.includes(latin(bytes, 8, 12))) return false;
  return !latin(bytes, 16, 40).includes("avif");
}

export type VideoFormat = "mp4" | "webm";

/** How a film of QuickTime begins, the container that MP4 comes from: phones record in it. */
export const quickTimeBrand = "qt  ";
/** Brands of MP4 files; pictures in the same container have others. */
const mp4Brands = [
  "isom",
  "iso2",
  "iso4",
  "iso5",
  "iso6",
  "mp41",
  "mp42",
  "avc1",
  "dash",
  "M4V ",
  "MSNV",
  quickTimeBrand,
];

/** The film format that the bytes themselves claim, or null when they are neither MP4 (QuickTime among them) nor WebM. */
export function sniffVideo(bytes: Uint8Array): VideoFormat | null {
  if (latin(bytes, 4, 8) === "ftyp" && mp4Brands.includes(latin(bytes, 8, 12))) return "mp4";
  const isMatroska = startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]);
  return isMatroska && latin(bytes, 4, 64).includes("B\u0082\u0084webm") ? "webm" : null;
}

function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes);
  if (text.includes("\u0000") || /<!ENTITY/i.test(text)) return false;
  const prologue =
    /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?(?:<!--[\s\S]*?-->\s*)*/;
  return /^<svg[\s>]/.test(text.replace(prologue, ""));
}

const startsWith = (bytes: Uint8Array, signature: number[]): boolean =>
  signature.every((value, index) => bytes[index] === value);

const latin = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));
