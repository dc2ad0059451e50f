import { mostParts } from "../video/domain/read-at.ts";

interface Element {
  id: number;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

const ids = { segment: 0x18538067, tags: 0x1254c367, attachments: 0x1941a469, void: 0xec };

/** Blanks what programs noted in a WebM (its tags, and files that ride along), where it stands: pictures and sound stay bit for bit. */
export function blankWebmNotes(film: Buffer): void {
  for (const { start, end } of partsOf(film).filter(({ id }) => id === ids.tags || id === ids.attachments)) {
    film.fill(0, start, end);
    film.writeUInt8(ids.void, start);
    // The length of what is left, in eight bytes, of which the first says how many they are.
    film.writeBigUInt64BE((1n << 56n) | BigInt(end - start - 9), start + 1);
  }
}

function partsOf(film: Buffer): Element[] {
  const segment = [...elements(film, 0, film.length)].find(({ id }) => id === ids.segment);
  // Tags too short to be blanked hold nothing.
  return segment ? [...elements(film, segment.content, segment.end)].filter(({ start, end }) => end - start > 9) : [];
}

/**
 * The elements of a range, up to the first that is longer than it, and no more than a film can have. One of unknown length
 * reaches to its end.
 */
export function* elements(film: Buffer, from: number, to: number): Generator<Element> {
  for (let at = from, looked = 0; at < to && looked < mostParts; looked += 1) {
    const id = readNumber(film, at, { keepsMark: true });
    const length = id && readNumber(film, at + id.bytes, { keepsMark: false });
    if (!id || !length) return;
    const content = at + id.bytes + length.bytes;
    const end = length.isUnknown ? to : content + length.value;
    if (end > to) return;
    yield { id: id.value, start: at, content, end };
    at = end;
  }
}

/** A number whose first byte says how long it is, by the zeros before its first one: the mark. */
export function readNumber(film: Buffer, at: number, { keepsMark }: { keepsMark: boolean }) {
  const first = film[at] ?? 0;
  const bytes = Math.clz32(first) - 23;
  if (bytes > 8 || at + bytes > film.length) return null;
  const tail = bytes > 1 ? film.subarray(at + 1, at + bytes) : Buffer.alloc(0);
  const head = keepsMark ? first : first & (0xff >> bytes);
  const value = tail.reduce((sum, byte) => sum * 256 + byte, head);
  return { value, bytes, isUnknown: !keepsMark && value === 2 ** (7 * bytes) - 1 };
}
