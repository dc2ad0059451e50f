const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const graphicControl = 0xf9;
const application = 0xff;
/** What browsers read of applications' own blocks: how often the film is played. */
const loopNames = ["NETSCAPE2.0", "ANIMEXTS1.0"];

/**
 * A GIF without comments, without what programs wrote into it for themselves (places and names among it) and without
 * what follows its end; every picture stays as it is, bit for bit. Null for bytes that are no whole GIF.
 */
export function withoutGifNotes(bytes: Uint8Array): Buffer | null {
  const header = 13 + colorTable(bytes[10]);
  const kept = [bytes.subarray(0, header)];
  let at = header;
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === trailer) return Buffer.concat([...kept, Uint8Array.of(trailer)]);
    const end = kind === extension ? endOfBlocks(bytes, at + 2) : kind === image ? endOfImage(bytes, at) : null;
    if (end === null) return null;
    if (kind === image || isShown(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** Length of the colours that follow, as the flags before them say. */
function colorTable(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfImage(bytes: Uint8Array, at: number): number | null {
  return endOfBlocks(bytes, at + 10 + colorTable(bytes[at + 9]) + 1);
}

/** Where a row of blocks ends: each says its length, and an empty one is the last. */
function endOfBlocks(bytes: Uint8Array, from: number): number | null {
  let at = from;
  for (let length = bytes[at]; length !== undefined; length = bytes[at]) {
    at += 1 + length;
    if (length === 0) return at;
  }
  return null;
}

function isShown(bytes: Uint8Array, at: number): boolean {
  if (bytes[at + 1] === graphicControl) return true;
  const name = String.fromCharCode(...bytes.subarray(at + 3, at + 14));
  return bytes[at + 1] === application && loopNames.includes(name);
}
