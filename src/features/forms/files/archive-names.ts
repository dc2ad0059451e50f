import type { FileHandle } from "node:fs/promises";
import { directoryPlace, endBytes, namesInDirectory } from "~/features/media/domain/zip-names.ts";

/** No document has a longer directory. */
const mostBytes = 1_000_000;

/** The names of what a ZIP archive on disk holds, of which only its end and its directory are read; none where they are broken. */
export async function archiveNames(file: FileHandle, size: number): Promise<string[]> {
  const place = directoryPlace(await readAt(file, Math.max(0, size - endBytes), size), size);
  if (!place || place.end - place.start > mostBytes) return [];
  return namesInDirectory(await readAt(file, place.start, place.end)) ?? [];
}

async function readAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}
