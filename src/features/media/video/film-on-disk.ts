import type { FileHandle } from "node:fs/promises";
import type { VideoFormat } from "../domain/sniff.ts";
import { filmPatches } from "./domain/film-file.ts";
import type { FilmBytes, Patch } from "./domain/read-at.ts";

/** A film in an open file, read in parts. */
export async function filmOnDisk(file: FileHandle): Promise<FilmBytes> {
  const { size } = await file.stat();
  return {
    size,
    async readAt(start, length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    },
  };
}

/**
 * Blanks a film's notes (places and names among them) where it lies, and has one of QuickTime say that it is an MP4; no
 * picture and no sound is another.
 */
export async function cleanFilm(file: FileHandle, film: FilmBytes, format: VideoFormat): Promise<void> {
  for (const patch of await filmPatches(film, format)) await write(file, patch);
  await file.sync();
}

const zeros = Buffer.alloc(64 * 1024);

async function write(file: FileHandle, { start, bytes, end }: Patch): Promise<void> {
  await file.write(bytes, 0, bytes.length, start);
  for (let at = start + bytes.length; at < end; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
  }
}
