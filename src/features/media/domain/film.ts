import { blankMp4Notes, isPlayableMp4 } from "./mp4.ts";
import type { VideoFormat } from "./sniff.ts";
import { blankWebmNotes, isPlayableWebm } from "./webm.ts";

/** A copy of the film without its notes (places and names among them): no picture and no sound is another. */
export function withoutFilmNotes(bytes: Uint8Array, format: VideoFormat): Buffer {
  const film = Buffer.from(bytes);
  if (format === "mp4") blankMp4Notes(film);
  else blankWebmNotes(film);
  return film;
}

/** Whether browsers have something to play in it. */
export function isPlayable(film: Buffer, format: VideoFormat): boolean {
  return format === "mp4" ? isPlayableMp4(film) : isPlayableWebm(film);
}
