import { blankMp4Notes, mp4BrandOf } from "./mp4.ts";
import type { VideoFormat } from "./sniff.ts";
import { blankWebmNotes } from "./webm.ts";

/**
 * A copy of the film without its notes (places and names among them), which says that it is an MP4 where it is one: no
 * picture and no sound is another.
 */
export function withoutFilmNotes(bytes: Uint8Array, format: VideoFormat): Buffer {
  const film = Buffer.from(bytes);
  if (format === "webm") {
    blankWebmNotes(film);
    return film;
  }
  blankMp4Notes(film);
  const brand = mp4BrandOf(film);
  brand?.bytes.copy(film, brand.start);
  return film;
}
