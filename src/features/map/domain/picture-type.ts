/** The media type of a raster tile or sprite by its first bytes; null for anything that is no picture of a map. */
export function pictureType(bytes: Uint8Array): string | null {
  const starts = (...magic: number[]) => magic.every((byte, at) => bytes[at] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47)) return "image/png";
  if (starts(0xff, 0xd8, 0xff)) return "image/jpeg";
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  if (text(4, 12) === "ftypavif") return "image/avif";
  return null;
}
