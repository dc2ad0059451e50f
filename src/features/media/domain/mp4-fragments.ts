import { boxes, firstWithin, type Box } from "./mp4.ts";
import { numberIn, type OtherTracks, type Range } from "./mp4-tracks.ts";

/** What the head of a fragment's track (`tfhd`) may say, and how many bytes each takes there, in this order. */
const headParts = { base: [0x01, 8], description: [0x02, 4], duration: [0x08, 4], size: [0x10, 4] } as const;
const startsAtFragment = 0x20000;
/** What a run of samples (`trun`) may say at its head, and of each sample. */
const runParts = { offset: 0x01, flags: 0x04 };
const sampleParts = [0x100, 0x200, 0x400, 0x800];
const sizeOfSample = 0x200;

/**
 * Blanks the parts of a fragment (`moof`, at `place` in the file) that belong to tracks which nobody sees or hears, where
 * they stand, and answers where in the file lies what they lead to.
 */
export function blankOtherFragments(
  film: Buffer,
  { fragment, place, others }: { fragment: Pick<Box, "content" | "end">; place: number; others: OtherTracks },
): Range[] {
  const ranges: Range[] = [];
  let follows = place; // what says nothing of its place begins where the track before it ended
  for (const part of [...boxes(film, fragment.content, fragment.end)].filter(({ type }) => type === "traf")) {
    const runs = runsOf(film, part, { place, follows, others });
    follows = runs.ranges.at(-1)?.end ?? follows;
    if (!others.ids.has(runs.id)) continue;
    ranges.push(...runs.ranges);
    film.write("free", part.start + 4, "latin1");
    film.fill(0, part.content, part.end);
  }
  return ranges;
}

function runsOf(
  film: Buffer,
  part: Box,
  { place, follows, others }: { place: number; follows: number; others: OtherTracks },
): { id: number; ranges: Range[] } {
  const head = firstWithin(film, part, "tfhd");
  if (!head) return { id: 0, ranges: [] };
  const says = numberIn(film, head, 0);
  const id = numberIn(film, head, 4);
  const at = (wanted: keyof typeof headParts) => {
    const parts = Object.entries(headParts);
    const before = parts.slice(0, Object.keys(headParts).indexOf(wanted));
    return before.reduce((sum, [, [flag, bytes]]) => sum + (says & flag ? bytes : 0), 8);
  };
  const size = says & headParts.size[0] ? numberIn(film, head, at("size")) : (others.sizes.get(id) ?? 0);
  const base =
    says & headParts.base[0]
      ? numberIn(film, head, 8) * 2 ** 32 + numberIn(film, head, 12)
      : says & startsAtFragment
        ? place
        : follows;
  const ranges: Range[] = [];
  let next = base;
  for (const run of boxes(film, part.content, part.end)) {
    if (run.type !== "trun") continue;
    const flags = numberIn(film, run, 0);
    const start = flags & runParts.offset ? base + (numberIn(film, run, 8) | 0) : next;
    next = start + lengthOf(film, run, size);
    if (next > start) ranges.push({ start, end: next });
  }
  return { id, ranges };
}

/** Bytes of a run's samples, each as long as it says or as all of them are. */
function lengthOf(film: Buffer, run: Box, size: number): number {
  const flags = numberIn(film, run, 0);
  const count = numberIn(film, run, 4);
  if (!(flags & sizeOfSample)) return count * size;
  const first = 8 + (flags & runParts.offset ? 4 : 0) + (flags & runParts.flags ? 4 : 0);
  const each = 4 * sampleParts.filter((part) => flags & part).length;
  const before = flags & 0x100 ? 4 : 0;
  const known = Math.min(count, Math.floor((run.end - run.content - first) / each));
  let length = 0;
  for (let sample = 0; sample < known; sample += 1) length += numberIn(film, run, first + sample * each + before);
  return length;
}
