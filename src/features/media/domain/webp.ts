const flags = { exif: 0x08, xmp: 0x04 };
const frameHead = 16;
/** What one frame is drawn from: no further frames, which would lead down thousands of levels. */
const frameParts = ["ALPH", "VP8 ", "VP8L"];
/** What a WebP is drawn from; all else are notes. */
const fileParts = ["VP8X", "ICCP", "ANIM", "ANMF", ...frameParts];

/**
 * A WebP without notes (places and names among them) and without what follows its end; every picture stays as it is,
 * bit for bit. Null for bytes that are no whole WebP.
 */
export function withoutWebpNotes(bytes: Uint8Array): Buffer | null {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = given.length < 12 ? Infinity : 8 + given.readUInt32LE(4);
  const parts = end > given.length ? null : drawnParts(given.subarray(12, end), fileParts);
  if (!parts) return null;
  const head = Buffer.from(given.subarray(0, 12));
  head.writeUInt32LE(4 + parts.length, 4);
  return Buffer.concat([head, parts]);
}

/** The parts of a row of parts that are drawn; null when one is longer than the row. */
function drawnParts(row: Buffer, drawn: readonly string[]): Buffer | null {
  const kept: Buffer[] = [];
  for (let at = 0; at + 8 <= row.length;) {
    const name = row.toString("latin1", at, at + 4);
    const length = row.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > row.length) return null;
    const part = drawn.includes(name) ? cleanPart(name, Buffer.from(row.subarray(at, next))) : Buffer.alloc(0);
    if (!part) return null;
    kept.push(part);
    at = next;
  }
  return Buffer.concat(kept);
}

/** A head that says nothing of notes; a frame, which is a row of parts itself, without those that are not drawn. */
function cleanPart(name: string, part: Buffer): Buffer | null {
  if (name === "VP8X") part.writeUInt8(part.readUInt8(8) & ~(flags.exif | flags.xmp), 8);
  if (name !== "ANMF") return part;
  const row = drawnParts(part.subarray(8 + frameHead), frameParts);
  if (!row) return null;
  const head = Buffer.from(part.subarray(0, 8 + frameHead));
  head.writeUInt32LE(frameHead + row.length, 4);
  return Buffer.concat([head, row]);
}
