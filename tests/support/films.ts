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
  /** What a track of this kind says beside pictures and sound, three times among the pictures: a drone says where it is. */
  noted?: { kind: string; says: Buffer };
}

const described = (kind: string, codec: string) =>
  box(
    "mdia",
    box("hdlr", Buffer.alloc(8), text(kind), Buffer.alloc(12)),
    box("minf", box("stbl", box("stsd", numbers(8, { 4: 1 }), box(codec, Buffer.alloc(78))))),
  );

/** A track with two samples at the first place, and one at the second. */
const notedTrack = (kind: string, length: number, [first, second]: [number, number]) =>
  box(
    "trak",
    box(
      "mdia",
      box("hdlr", Buffer.alloc(8), text(kind), Buffer.alloc(12)),
      box(
        "minf",
        box(
          "stbl",
          box("stsc", numbers(32, { 4: 2, 8: 1, 12: 2, 16: 1, 20: 2, 24: 1, 28: 1 })),
          box("stsz", numbers(24, { 8: 3, 12: length, 16: length, 20: length })),
          box("stco", numbers(16, { 4: 2, 8: first, 12: second })),
        ),
      ),
    ),
  );

/** An MP4 that says of itself all that an encoder says: 640 × 360 px, four seconds; its pictures are none. */
export function testFilm(film: TestFilm = {}): Buffer {
  const { codec = "avc1", brand = "isom", sounds = [], isTurned = false, hasPlace = true, noted } = film;
  const { pictures = Buffer.alloc(3_000, "pictures") } = film;
  const matrix: Record<number, number> = isTurned ? { 44: 0x10000, 52: 0xffff0000 } : { 40: 0x10000, 56: 0x10000 };
  const track = box(
    "trak",
    box("tkhd", numbers(84, { ...matrix, 72: 0x40000000, 76: 640 << 16, 80: 360 << 16 })),
    described("vide", codec),
  );
  const file = box("ftyp", text(brand), Buffer.alloc(4), text(`${brand}avc1`));
  const at = file.length + 8 + pictures.length;
  const notes = noted ? [noted.says, noted.says, text("pictures"), noted.says] : [];
  const length = noted?.says.length ?? 0;
  return Buffer.concat([
    file,
    box("mdat", pictures, ...notes),
    box(
      "moov",
      box("mvhd", numbers(100, { 12: 1_000, 16: 4_000 })),
      track,
      ...sounds.map((sound) => box("trak", described("soun", sound))),
      ...(noted ? [notedTrack(noted.kind, length, [at, at + 2 * length + 8])] : []),
      ...(hasPlace ? [box("udta", box("\u00a9xyz", text(filmPlace)))] : []),
    ),
  ]);
}

/**
 * A film in two fragments, as browsers record and packagers cut it: a track of pictures, and one that says something
 * beside them, once with its place in the file and once behind the pictures.
 */
export function fragmentedFilm({ kind, says, notes = [] }: { kind: string; says: Buffer; notes?: Buffer[] }): Buffer {
  const track = (id: number, of: string) =>
    box(
      "trak",
      box("tkhd", numbers(84, { 12: id, 40: 0x10000, 56: 0x10000, 76: 640 << 16, 80: 360 << 16 })),
      described(of, "avc1"),
    );
  const trex = (id: number, size: number) => box("trex", numbers(24, { 4: id, 8: 1, 16: size }));
  const head = Buffer.concat([
    box("ftyp", text("iso5"), Buffer.alloc(4), text("iso5avc1")),
    box(
      "moov",
      box("mvhd", numbers(100, { 12: 1_000 })),
      track(1, "vide"),
      track(2, kind),
      box("mvex", trex(1, 0), trex(2, says.length)),
    ),
  ]);
  const pictures = text("pictures");
  const withOffset = (at: number) =>
    box(
      "moof",
      box(
        "traf",
        box("tfhd", numbers(8, { 0: 0x20000, 4: 1 })),
        box("trun", numbers(16, { 0: 0x201, 4: 1, 8: at, 12: pictures.length })),
      ),
      box(
        "traf",
        box("tfhd", numbers(8, { 0: 0x20000, 4: 2 })),
        box("trun", numbers(16, { 0: 0x201, 4: 1, 8: at + pictures.length, 12: says.length })),
        ...notes,
      ),
    );
  const following = box(
    "moof",
    box(
      "traf",
      box("tfhd", numbers(12, { 0: 0x10, 4: 1, 8: pictures.length })),
      box("trun", numbers(12, { 0: 0x1, 4: 1 })),
    ),
    box("traf", box("tfhd", numbers(8, { 4: 2 })), box("trun", numbers(8, { 4: 1 }))),
  );
  const first = withOffset(withOffset(0).length + 8);
  following.writeUInt32BE(following.length + 8, following.indexOf("trun") + 12);
  const samples = box("mdat", pictures, says);
  return Buffer.concat([head, first, samples, following, samples]);
}

/** A box of an MP4 with these bytes in it. */
export const filmBox = (type: string, content: Buffer): Buffer => box(type, content);
