import { mostParts } from "../video/domain/read-at.ts";
import { quickTimeBrand } from "./sniff.ts";

export interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/** Boxes in which programs and cameras leave notes, the place of the film among them. */
const notes = ["udta", "meta", "uuid"];
const holders = ["moov", "trak"];

/**
 * Blanks the notes of an MP4 where they stand, so that all that refers to places in the file still holds: pictures and
 * sound stay bit for bit.
 */
export function blankMp4Notes(film: Buffer, from = 0, to = film.length): void {
  for (const { type, start, content, end } of boxes(film, from, to)) {
    if (holders.includes(type)) blankMp4Notes(film, content, end);
    if (notes.includes(type)) {
      film.write("free", start + 4, "latin1");
      film.fill(0, content, end);
    }
  }
}

/**
 * What has a film of QuickTime say that it is an MP4, in four bytes where they stand; null for a film that says so. The
 * list of its kin keeps QuickTime, by which players know how its sound is described.
 */
export function mp4BrandOf(head: Buffer): { start: number; bytes: Buffer } | null {
  const isQuickTime = head.toString("latin1", 4, 12) === `ftyp${quickTimeBrand}`;
  return isQuickTime ? { start: 8, bytes: Buffer.from("mp42", "latin1") } : null;
}

/** The boxes of one type right inside another. */
export function within(film: Buffer, { content, end }: Box, type: string): Box[] {
  return [...boxes(film, content, end)].filter((box) => box.type === type);
}

/** The boxes of a range, up to the first that is longer than it, and no more than a film can have. */
export function* boxes(film: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from, looked = 0; at + 8 <= to && looked < mostParts; looked += 1) {
    const short = film.readUInt32BE(at);
    const content = at + (short === 1 ? 16 : 8);
    if (content > to) return;
    const size = short === 1 ? Number(film.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const end = at + size;
    if (end < content || end > to) return;
    yield { type: film.toString("latin1", at + 4, at + 8), start: at, content, end };
    at = end;
  }
}
