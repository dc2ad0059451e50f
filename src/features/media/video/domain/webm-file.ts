import { elements, readNumber } from "../../domain/webm.ts";
import { mostParts, type FilmBytes, type FilmFacts, type Patch } from "./read-at.ts";

interface Part {
  id: number;
  start: number;
  content: number;
  end: number;
}

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  void: 0xec,
};
const pictures = 1;
/** Of one head that is read: half a million elements find room in it, which are looked at within a moment. */
const mostHeadBytes = 1024 * 1024;

/** What a WebM says of itself; null when it is broken or has no pictures. Only its heads are read. */
export async function probeWebm(film: FilmBytes): Promise<FilmFacts | null> {
  const parts = await partsOf(film);
  const tracks = await contentOf(film, parts, ids.tracks);
  if (!tracks) return null;
  for (const track of inside(tracks).filter(({ id }) => id === ids.track)) {
    const said = inside(tracks, track);
    if (numberOf(tracks, said, ids.trackType) !== pictures) continue;
    const video = said.find(({ id }) => id === ids.video);
    const width = video ? numberOf(tracks, inside(tracks, video), ids.width) : 0;
    const height = video ? numberOf(tracks, inside(tracks, video), ids.height) : 0;
    const size = width > 0 && height > 0 ? { width, height } : null;
    return { size, codec: textOf(tracks, said, ids.codec), sounds: [], seconds: await secondsOf(film, parts) };
  }
  return null;
}

/** What blanks the tags of a WebM, and files that ride along in it, where they stand: pictures and sound stay bit for bit. */
export async function webmNotes(film: FilmBytes): Promise<Patch[]> {
  return (await partsOf(film))
    .filter(({ id, start, end }) => (id === ids.tags || id === ids.attachments) && end - start > 9)
    .map(({ start, end }) => {
      const bytes = Buffer.alloc(9);
      bytes.writeUInt8(ids.void);
      // The length of what is left, in eight bytes, of which the first says how many they are.
      bytes.writeBigUInt64BE((1n << 56n) | BigInt(end - start - 9), 1);
      return { start, bytes, end };
    });
}

/** The parts right inside the segment, up to the first that is longer than the film. */
async function partsOf(film: FilmBytes): Promise<Part[]> {
  const found: Part[] = [];
  let [at, end] = [0, film.size];
  for (let looked = 0; at < end && looked < mostParts; looked += 1) {
    const part = await partAt(film, at, end);
    if (!part) break;
    if (part.id === ids.segment) [at, end] = [part.content, part.end];
    else {
      found.push(part);
      at = part.end;
    }
  }
  return found;
}

async function partAt({ readAt }: FilmBytes, start: number, most: number): Promise<Part | null> {
  const head = await readAt(start, 16);
  const id = readNumber(head, 0, { keepsMark: true });
  const length = id && readNumber(head, id.bytes, { keepsMark: false });
  if (!length) return null;
  const content = start + id.bytes + length.bytes;
  const end = length.isUnknown ? most : content + length.value;
  return end > most ? null : { id: id.value, start, content, end };
}

async function contentOf(film: FilmBytes, parts: Part[], wanted: number): Promise<Buffer | null> {
  const part = parts.find(({ id }) => id === wanted);
  if (!part || part.end - part.content > mostHeadBytes) return null;
  return film.readAt(part.content, part.end - part.content);
}

async function secondsOf(film: FilmBytes, parts: Part[]): Promise<number | null> {
  const info = await contentOf(film, parts, ids.info);
  const duration = info && inside(info).find(({ id }) => id === ids.duration);
  if (!duration) return null;
  const length = duration.end - duration.content;
  const ticks =
    length === 8 ? info.readDoubleBE(duration.content) : length === 4 ? info.readFloatBE(duration.content) : 0;
  const nanosecondsPerTick = numberOf(info, inside(info), ids.scale) || 1_000_000;
  const seconds = (ticks * nanosecondsPerTick) / 1e9;
  return seconds > 0 && Number.isFinite(seconds) ? seconds : null;
}

const inside = (bytes: Buffer, { content, end } = { content: 0, end: bytes.length }): Part[] => [
  ...elements(bytes, content, end),
];

function numberOf(bytes: Buffer, parts: Part[], wanted: number): number {
  const part = parts.find(({ id }) => id === wanted);
  return part ? bytes.subarray(part.content, part.end).reduce((sum, byte) => sum * 256 + byte, 0) : 0;
}

function textOf(bytes: Buffer, parts: Part[], wanted: number): string | null {
  const part = parts.find(({ id }) => id === wanted);
  return part ? bytes.toString("latin1", part.content, Math.min(part.end, part.content + 40)) : null;
}
