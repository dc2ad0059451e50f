import { blankMp4Notes, boxes, mp4BrandOf } from "./mp4.ts";
import { blankOtherFragments } from "./mp4-fragments.ts";
import { blankOtherTracks, insideOf, type Range } from "./mp4-tracks.ts";
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
  const noted: Range[] = [];
  for (const { content, end } of top.filter(({ type }) => type === "moov")) {
    const others = blankOtherTracks(film, content, end);
    noted.push(...others.ranges);
    for (const fragment of top.filter(({ type }) => type === "moof"))
      noted.push(...blankOtherFragments(film, { fragment, place: fragment.start, others }));
  }
  for (const range of insideOf(samples, noted)) film.fill(0, range.start, range.end);
  blankMp4Notes(film);
  const brand = mp4BrandOf(film);
  brand?.bytes.copy(film, brand.start);
  return film;
}
