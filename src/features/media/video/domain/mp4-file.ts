import { blankMp4Notes, boxes, firstWithin, isCrowded, mp4BrandOf, type Box } from "../../domain/mp4.ts";
import { blankOtherTracks, insideOf } from "../../domain/mp4-tracks.ts";
import { mostHeadBytes, mostParts, type FilmBytes, type FilmFacts, type Patch } from "./read-at.ts";

const notes = ["udta", "meta", "uuid"];

/** What an MP4 says of itself; null when it is broken or has no pictures. Only its directory is read: it has one. */
export async function probeMp4(film: FilmBytes): Promise<FilmFacts | null> {
  const top = await topBoxes(film);
  const [movie, another] = top.filter(({ type }) => type === "moov");
  if (!movie || another || top.at(-1)?.end !== film.size || movie.end - movie.start > mostHeadBytes) return null;
  const directory = await film.readAt(movie.content, movie.end - movie.content);
  if (isCrowded(directory)) return null;
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
  const patches: Patch[] = [];
  const top = await topBoxes(film);
  const samples = top.filter(({ type }) => type === "mdat");
  for (const { type, start, content, end } of top) {
    if (notes.includes(type)) {
      const head = await film.readAt(start, content - start);
      head.write("free", 4, "latin1");
      patches.push({ start, bytes: head, end });
    }
    if (type === "moov" && end - start <= mostHeadBytes) {
      const directory = await film.readAt(content, end - content);
      const before = Buffer.from(directory);
      const noted = insideOf(samples, blankOtherTracks(directory));
      patches.push(...noted.map((range) => ({ ...range, bytes: Buffer.alloc(0) })));
      blankMp4Notes(directory);
      if (!directory.equals(before)) patches.push({ start: content, bytes: directory, end });
    }
  }
  return patches;
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
