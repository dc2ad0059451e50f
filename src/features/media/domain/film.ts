import { blankMp4Notes, boxes, mp4BrandOf } from "./mp4.ts";
import { blankOtherTracks, insideOf } from "./mp4-tracks.ts";
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
  const top = [...boxes(film, 0, film.length)];
  const samples = top.filter(({ type }) => type === "mdat");
  for (const { content, end } of top.filter(({ type }) => type === "moov"))
    for (const range of insideOf(samples, blankOtherTracks(film, content, end))) film.fill(0, range.start, range.end);
  blankMp4Notes(film);
  const brand = mp4BrandOf(film);
  brand?.bytes.copy(film, brand.start);
  return film;
}
