import {
  blankMp4Notes,
  boxes,
  firstWithin,
  isCrowded,
  isNote,
  mp4BrandOf,
  neverCrowdedBytes,
  type Box,
} from "../../domain/mp4.ts";
import { blankOtherFragments } from "../../domain/mp4-fragments.ts";
import { blankOtherTracks, insideOf, type OtherTracks, type Range } from "../../domain/mp4-tracks.ts";
import { mostHeadBytes, mostParts, type FilmBytes, type FilmFacts, type Patch } from "./read-at.ts";

/**
 * What an MP4 says of itself; null when it is broken or has no pictures. Only its directory is read, of which it has
 * one, and what fragments are so long that they may be a heap.
 */
export async function probeMp4(film: FilmBytes): Promise<FilmFacts | null> {
  const top = await topBoxes(film);
  const [movie, another] = top.filter(({ type }) => type === "moov");
  if (!movie || another || top.at(-1)?.end !== film.size || movie.end - movie.start > mostHeadBytes) return null;
  const directory = await film.readAt(movie.content, movie.end - movie.content);
  if (isCrowded(directory)) return null;
  for (const { type, content, end } of top) {
    if (type !== "moof" || end - content <= neverCrowdedBytes) continue;
    if (end - content > mostHeadBytes || isCrowded(await film.readAt(content, end - content))) return null;
  }
  const inside = [...boxes(directory, 0, directory.length)];
  const tracks = inside.filter(({ type }) => type === "trak");
  const track = tracks.find((box) => isOf(directory, box, "vide"));
  if (!track) return null;
  const sounds = tracks.filter((box) => isOf(directory, box, "soun")).map((box) => codecOf(directory, box) ?? "");
  const codec = codecOf(directory, track);
  return { size: sizeOf(directory, track), codec, sounds, seconds: secondsOf(directory, inside) };
}

/** What has a film of QuickTime say that it is an MP4. */
export async function mp4Brand({ readAt }: FilmBytes): Promise<Patch[]> {
  const brand = mp4BrandOf(await readAt(0, 12));
  return brand ? [{ ...brand, end: brand.start + brand.bytes.length }] : [];
}

/** What blanks the notes of an MP4 where they stand, its place among them: pictures and sound stay bit for bit. */
export async function mp4Notes(film: FilmBytes): Promise<Patch[]> {
  const top = await topBoxes(film);
  const samples = top.filter(({ type }) => type === "mdat");
  const patches: Patch[] = [];
  /** Blanks what a part of the film holds, the notes in it as well. */
  const blank = async ({ start, content, end }: Box, work: (part: Buffer) => Range[]) => {
    if (end - start > mostHeadBytes) return;
    const part = await film.readAt(content, end - content);
    const before = Buffer.from(part);
    for (const range of insideOf(samples, work(part))) patches.push({ ...range, bytes: Buffer.alloc(0) });
    blankMp4Notes(part);
    if (!part.equals(before)) patches.push({ start: content, bytes: part, end });
  };
  for (const box of top.filter(isNote)) if (!(await isFree(film, box))) patches.push(await freed(film, box));
  for (const directory of top.filter(({ type }) => type === "moov")) {
    const others: OtherTracks[] = [];
    await blank(directory, (part) => {
      const { ranges, ...tracks } = blankOtherTracks(part);
      others.push(tracks);
      return ranges;
    });
    for (const box of top.filter(({ type }) => type === "moof")) {
      const inPart = { fragment: { content: 0, end: box.end - box.content }, place: box.start };
      await blank(box, (part) => others.flatMap((each) => blankOtherFragments(part, { ...inPart, others: each })));
    }
  }
  return patches;
}

/** Of free room so much is looked at; a larger one is blanked once more. */
const mostFreeBytes = 1024 * 1024;

async function isFree({ readAt }: FilmBytes, { type, content, end }: Box): Promise<boolean> {
  if (type !== "free" || end - content > mostFreeBytes) return false;
  return (await readAt(content, end - content)).every((byte) => byte === 0);
}

async function freed({ readAt }: FilmBytes, { start, content, end }: Box): Promise<Patch> {
  const bytes = await readAt(start, content - start);
  bytes.write("free", 4, "latin1");
  return { start, bytes, end };
}

async function topBoxes({ size, readAt }: FilmBytes): Promise<Box[]> {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= size && found.length < mostParts;) {
    const head = await readAt(at, 16);
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) break;
    const content = at + (short === 1 ? 16 : 8);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    const end = at + length;
    if (end < content || end > size) break;
    found.push({ type: head.toString("latin1", 4, 8), start: at, content, end });
    at = end;
  }
  return found;
}

function isOf(directory: Buffer, track: Box, kind: "vide" | "soun"): boolean {
  const media = firstWithin(directory, track, "mdia");
  const handler = media && firstWithin(directory, media, "hdlr");
  return handler !== undefined && directory.toString("latin1", handler.content + 8, handler.content + 12) === kind;
}

/** As it is shown: a film of a phone held upright says so by a turn. */
function sizeOf(directory: Buffer, track: Box): FilmFacts["size"] {
  const head = firstWithin(directory, track, "tkhd");
  if (!head) return null;
  const matrix = head.content + (directory[head.content] === 1 ? 52 : 40);
  if (matrix + 44 > head.end) return null;
  const [width, height] = [directory.readUInt16BE(matrix + 36), directory.readUInt16BE(matrix + 40)];
  const isTurned = directory.readInt32BE(matrix) === 0 && directory.readInt32BE(matrix + 16) === 0;
  if (width === 0 || height === 0) return null;
  return isTurned ? { width: height, height: width } : { width, height };
}

function codecOf(directory: Buffer, track: Box): string | null {
  const down = ["mdia", "minf", "stbl", "stsd"];
  const description = down.reduce<Box | undefined>((box, type) => box && firstWithin(directory, box, type), track);
  if (!description || description.content + 16 > description.end) return null;
  return directory.toString("latin1", description.content + 12, description.content + 16);
}

function secondsOf(directory: Buffer, inside: Box[]): number | null {
  const head = inside.find(({ type }) => type === "mvhd");
  if (!head) return null;
  const isLong = directory[head.content] === 1;
  const at = head.content + (isLong ? 20 : 12);
  if (at + (isLong ? 12 : 8) > head.end) return null;
  const scale = directory.readUInt32BE(at);
  const duration = isLong ? Number(directory.readBigUInt64BE(at + 4)) : directory.readUInt32BE(at + 4);
  return scale > 0 && duration > 0 ? duration / scale : null;
}
