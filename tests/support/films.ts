/** Where a test film says that it was made. */
export const filmPlace = "+47.5000+008.7300/";

const text = (value: string) => Buffer.from(value, "latin1");

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

function numbers(length: number, at: Record<number, number>): Buffer {
  const bytes = Buffer.alloc(length);
  for (const [place, value] of Object.entries(at)) bytes.writeUInt32BE(value, Number(place));
  return bytes;
}

interface TestFilm {
  codec?: string;
  /** As what container it says that it is. */
  brand?: "isom" | "qt  ";
  /** The codecs of its sounds. */
  sounds?: string[];
  /** The film is upright: its pictures lie on their side. */
  isTurned?: boolean;
  /** The bytes that stand for its pictures. */
  pictures?: Buffer;
  /** Whether it says where it was made. */
  hasPlace?: boolean;
}

const described = (kind: string, codec: string) =>
  box(
    "mdia",
    box("hdlr", Buffer.alloc(8), text(kind), Buffer.alloc(12)),
    box("minf", box("stbl", box("stsd", numbers(8, { 4: 1 }), box(codec, Buffer.alloc(78))))),
  );

/** An MP4 that says of itself all that an encoder says: 640 × 360 px, four seconds; its pictures are none. */
export function testFilm(film: TestFilm = {}): Buffer {
  const { codec = "avc1", brand = "isom", sounds = [], isTurned = false, hasPlace = true, pictures } = film;
  const matrix: Record<number, number> = isTurned ? { 44: 0x10000, 52: 0xffff0000 } : { 40: 0x10000, 56: 0x10000 };
  const track = box(
    "trak",
    box("tkhd", numbers(84, { ...matrix, 72: 0x40000000, 76: 640 << 16, 80: 360 << 16 })),
    described("vide", codec),
  );
  return Buffer.concat([
    box("ftyp", text(brand), Buffer.alloc(4), text(`${brand}avc1`)),
    box("mdat", pictures ?? Buffer.alloc(3_000, "pictures")),
    box(
      "moov",
      box("mvhd", numbers(100, { 12: 1_000, 16: 4_000 })),
      track,
      ...sounds.map((sound) => box("trak", described("soun", sound))),
      ...(hasPlace ? [box("udta", box("\u00a9xyz", text(filmPlace)))] : []),
    ),
  ]);
}
