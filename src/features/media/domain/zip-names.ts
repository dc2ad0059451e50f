/** More files than any office document has. */
const mostFiles = 10_000;
/** So long is an entry of an archive's directory, without its name and notes. */
const entryBytes = 46;

/** How an archive ends: it says there where its directory is. No office document has a note behind it. */
export const endBytes = 22;

/** Where the directory of a ZIP archive of `size` bytes lies, as its last `endBytes` say; null where they are no such end. */
export function directoryPlace(end: Buffer, size: number): { start: number; end: number } | null {
  if (end.length !== endBytes || !end.subarray(0, 4).equals(lastPart)) return null;
  const start = end.readUInt32LE(16);
  const place = { start, end: start + end.readUInt32LE(12) };
  return place.end <= size - endBytes ? place : null;
}

/** The names in the directory of a ZIP archive; null where it is broken, or longer than that of any document. */
export function namesInDirectory(directory: Buffer): string[] | null {
  const names: string[] = [];
  for (let at = 0; at < directory.length;) {
    if (at + entryBytes > directory.length || names.length === mostFiles) return null;
    if (!directory.subarray(at, at + 4).equals(entrySign)) return null;
    const [name = 0, extra = 0, note = 0] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    names.push(directory.toString("utf8", at + entryBytes, at + entryBytes + name));
    at += entryBytes + name + extra + note;
  }
  return names;
}

/**
 * The names of the files in a ZIP archive, as its directory lists them, without unpacking anything; null when the bytes
 * are no whole archive, or one that begins with something else.
 */
export function zipNames(bytes: Uint8Array): string[] | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const place = directoryPlace(data.subarray(-endBytes), data.length);
  return place && isArchive(data) ? namesInDirectory(data.subarray(place.start, place.end)) : null;
}

/** The text of the archive's first file, where it has this name and is not packed; otherwise null. */
export function firstFileText(bytes: Uint8Array, name: string): string | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.length < 30 || !isArchive(data) || data.readUInt16LE(8) !== 0) return null;
  const [size, length, more] = [data.readUInt32LE(18), data.readUInt16LE(26), data.readUInt16LE(28)];
  if (data.toString("latin1", 30, 30 + length) !== name || size > 200) return null;
  return data.toString("latin1", 30 + length + more, 30 + length + more + size);
}

const firstFile = Buffer.from("PK\u0003\u0004", "latin1");
const entrySign = Buffer.from("PK\u0001\u0002", "latin1");
const lastPart = Buffer.from("PK\u0005\u0006", "latin1");

const isArchive = (data: Buffer): boolean => data.subarray(0, 4).equals(firstFile);
