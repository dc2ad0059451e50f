import { mostParts } from "../video/domain/read-at.ts";
import { quickTimeBrand } from "./sniff.ts";

export interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/**
 * Boxes in which programs and cameras leave notes, the place of the film among them: what was noted, what goes with a
 * moment of it, and what was rubbed out by naming it free room.
 */
const notes = ["udta", "meta", "uuid", "emsg", "free", "skip"];
/** Notes stand right in the film, in its directory, in fragments, and in the parts of these; one may hold those behind it. */
const holders = ["moov", "moof", "mvex", "trak", "traf", "mdia", "minf", "stbl"];

export const isNote = ({ type }: Box): boolean => notes.includes(type);

/** What is read goes down these. */
const levels = ["trak", "mdia", "minf", "stbl", "traf"];
/** A film of hours has some hundred. */
const mostBoxes = 20_000;
/** A part of a film that is no longer than this has no more boxes than that. */
export const neverCrowdedBytes = mostBoxes * 8;

/**
 * Blanks the notes of an MP4 where they stand, so that all that refers to places in the file still holds: pictures and
 * sound stay bit for bit.
 */
export function blankMp4Notes(film: Buffer, from = 0, to = film.length, inside = holders): void {
  for (const box of boxes(film, from, to)) {
    const { type, start, content, end } = box;
    const held = inside.indexOf(type);
    if (held >= 0) blankMp4Notes(film, content, end, inside.slice(held + 1));
    if (isNote(box)) {
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

/** The first box of a type right inside another. */
export function firstWithin(film: Buffer, { content, end }: Box, type: string): Box | undefined {
  for (const box of boxes(film, content, end)) if (box.type === type) return box;
  return undefined;
}

/** Whether a directory, or a fragment, has more boxes, on all of the levels that are read, than that of any film. */
export function isCrowded(directory: Buffer): boolean {
  let count = 0;
  const ranges = [{ content: 0, end: directory.length }];
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    for (const box of boxes(directory, range.content, range.end)) {
      count += 1;
      if (count > mostBoxes) return true;
      if (levels.includes(box.type)) ranges.push(box);
    }
  }
  return false;
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
