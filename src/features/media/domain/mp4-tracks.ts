import { mostParts } from "../video/domain/read-at.ts";
import { boxes, firstWithin, type Box } from "./mp4.ts";

/** Where bytes lie in a file. */
export interface Range {
  start: number;
  end: number;
}

/** Tracks that are seen or heard. Others hold notes of the film's whole length: where a drone, a camera or a phone was each second. */
const played = ["vide", "soun"];

/** The tracks that nobody sees or hears, as fragments name them. */
export interface OtherTracks {
  ids: ReadonlySet<number>;
  /** How long a sample is in fragments that do not say it, of every track. */
  sizes: ReadonlyMap<number, number>;
}

/**
 * Blanks the tracks of a directory that nobody sees or hears, where they stand, and answers where in the file lies what
 * they lead to, and what fragments call them.
 */
export function blankOtherTracks(
  directory: Buffer,
  from = 0,
  to = directory.length,
): OtherTracks & { ranges: Range[] } {
  const inside = [...boxes(directory, from, to)];
  const others = inside.filter((box) => box.type === "trak" && isOther(directory, box));
  const ranges = others.flatMap((track) => samplesOf(directory, track));
  const ids = new Set(others.map((track) => idOf(directory, track)));
  const fragments = inside.filter(({ type }) => type === "mvex");
  const usual = fragments.flatMap(({ content, end }) => [...boxes(directory, content, end)]);
  const defaults = usual.filter(({ type }) => type === "trex");
  const sizes = new Map(defaults.map((box) => [numberIn(directory, box, 4), numberIn(directory, box, 16)]));
  const gone = [...others, ...defaults.filter((box) => ids.has(numberIn(directory, box, 4)))];
  for (const { start, content, end } of gone) {
    directory.write("free", start + 4, "latin1");
    directory.fill(0, content, end);
  }
  return { ranges, ids, sizes };
}

/** Four bytes of a box's content; 0 behind its end. */
export const numberIn = (film: Buffer, { content, end }: Box, at: number): number =>
  content + at + 4 <= end ? film.readUInt32BE(content + at) : 0;

function idOf(directory: Buffer, track: Box): number {
  const head = firstWithin(directory, track, "tkhd");
  return head ? numberIn(directory, head, directory[head.content] === 1 ? 20 : 12) : 0;
}

function isOther(directory: Buffer, track: Box): boolean {
  const handler = within(directory, track, ["mdia", "hdlr"]);
  if (!handler || handler.content + 12 > handler.end) return false;
  return !played.includes(directory.toString("latin1", handler.content + 8, handler.content + 12));
}

/** Chunk by chunk, as the track's tables say; as far as they say it. */
function samplesOf(directory: Buffer, track: Box): Range[] {
  const table = within(directory, track, ["mdia", "minf", "stbl"]);
  const part = (type: string) => table && firstWithin(directory, table, type);
  const [short, long, runs, sizes] = ["stco", "co64", "stsc", "stsz"].map(part);
  const places = short ?? long;
  if (!places || !runs || !sizes) return [];
  const numberAt = (box: Box, at: number) => numberIn(directory, box, at);
  const placeAt = (chunk: number) =>
    short
      ? numberAt(short, 8 + chunk * 4)
      : numberAt(places, 8 + chunk * 8) * 2 ** 32 + numberAt(places, 12 + chunk * 8);
  const fixed = numberAt(sizes, 4);
  const ranges: Range[] = [];
  let [run, sample] = [0, 0];
  for (let chunk = 0; chunk < Math.min(numberAt(places, 4), mostParts); chunk += 1) {
    if (run + 1 < numberAt(runs, 4) && numberAt(runs, 8 + (run + 1) * 12) <= chunk + 1) run += 1;
    const count = Math.min(numberAt(runs, 12 + run * 12), mostParts);
    let length = count * fixed;
    for (let at = sample; fixed === 0 && at < sample + count; at += 1) length += numberAt(sizes, 12 + at * 4);
    sample += count;
    const start = placeAt(chunk);
    if (length > 0) ranges.push({ start, end: start + length });
    if (sample > 10 * mostParts) break;
  }
  return ranges;
}

const within = (directory: Buffer, box: Box, path: readonly string[]) =>
  path.reduce<Box | undefined>((found, type) => found && firstWithin(directory, found, type), box);

/**
 * Those that lie whole in one of the film's boxes of samples (`mdat`), which are given in the film's order: no table
 * leads anywhere else. A film may have a heap of either, so that the box is found by halving.
 */
export function insideOf(samples: readonly Box[], ranges: readonly Range[]): Range[] {
  return ranges.filter(({ start, end }) => {
    let [low, high] = [0, samples.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((samples[middle]?.content ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const box = samples[low - 1]; // the last that begins no later
    return box !== undefined && end <= box.end;
  });
}
