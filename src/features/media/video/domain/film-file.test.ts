import { describe, expect, it } from "vitest";
import { filmBox, filmPlace, fragmentedFilm, testFilm } from "../../../../../tests/support/films.ts";
import { filmPatches, isOfPhone, isPlayedEverywhere, probeFilm } from "./film-file.ts";
import { withoutFilmNotes } from "../../domain/film.ts";
import { mostParts, type FilmBytes } from "./read-at.ts";

/** A film of which every part that is read is counted. */
function counted(film: Buffer): FilmBytes & { bytesRead: number } {
  const counting = {
    size: film.length,
    bytesRead: 0,
    readAt: (start: number, length: number) => {
      const part = Buffer.from(film.subarray(start, start + length));
      counting.bytesRead += part.length;
      return Promise.resolve(part);
    },
  };
  return counting;
}

const element = (id: number[], ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id), Buffer.of(0x40 | (body.length >> 8), body.length & 0xff), body]);
};
const float = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
const video = element([0xe0], element([0xb0], Buffer.of(2, 128)), element([0xba], Buffer.of(1, 104)));
const track = element([0xae], element([0x83], Buffer.of(1)), element([0x86], Buffer.from("V_VP9")), video);
const webm = (...more: Buffer[]) =>
  Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from("webm")),
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    element([0x15, 0x49, 0xa9, 0x66], element([0x44, 0x89], float(2_500))),
    element([0x16, 0x54, 0xae, 0x6b], track),
    element([0x1f, 0x43, 0xb6, 0x75], Buffer.alloc(9_000, "pictures")),
    ...more,
  ]);
type Boxes = (type: string, ...content: Buffer[]) => Buffer;
const tags = element([0x12, 0x54, 0xc3, 0x67], Buffer.from(filmPlace));

describe("a film in a file", () => {
  it.each([
    ["mp4", testFilm(), { size: { width: 640, height: 360 }, seconds: 4, codec: "avc1", sounds: [] }],
    ["mp4", testFilm({ isTurned: true }), { size: { width: 360, height: 640 }, seconds: 4, codec: "avc1", sounds: [] }],
    ["webm", webm(tags), { size: { width: 640, height: 360 }, seconds: 2.5, codec: "V_VP9", sounds: [] }],
  ] as const)(
    "says its size, its length and its codec without its pictures being read (%s)",
    async (format, film, facts) => {
      const bytes = counted(film);
      expect(await probeFilm(bytes, format)).toEqual(facts);
      expect(bytes.bytesRead).toBeLessThan(1_500);
    },
  );

  it.each([
    ["mp4", testFilm()],
    ["webm", webm(tags)],
    ["webm", webm(element([0x19, 0x41, 0xa4, 0x69], Buffer.from(filmPlace)))],
    ...["meta", "text", "camm"].map(
      (kind) => ["mp4", testFilm({ noted: { kind, says: Buffer.from(filmPlace) } })] as const,
    ),
    ...["uuid", "free", "skip", "emsg", "meta"].map(
      (type) => ["mp4", Buffer.concat([testFilm({ hasPlace: false }), filmBox(type, Buffer.from(filmPlace))])] as const,
    ),
    ...["meta", "vide"].map((kind) => {
      const notes = ["uuid", "udta", "free"].map((type) => filmBox(type, Buffer.from(filmPlace)));
      const says = Buffer.from(kind === "vide" ? "pictures" : filmPlace);
      return ["mp4", fragmentedFilm({ kind, says, notes })] as const;
    }),
  ] as const)("loses its notes where they stand (%s)", async (format, film) => {
    const clean = Buffer.from(film);
    for (const { start, bytes, end } of await filmPatches(counted(film), format)) {
      clean.fill(0, start, end);
      bytes.copy(clean, start);
    }
    expect(clean.includes(filmPlace)).toBe(false);
    expect(clean.indexOf("pictures")).toBe(film.indexOf("pictures"));
    expect(clean.lastIndexOf("pictures")).toBe(film.lastIndexOf("pictures"));
    expect(withoutFilmNotes(film, format).equals(clean)).toBe(true);
    expect(await probeFilm(counted(clean), format)).toEqual(await probeFilm(counted(film), format));
    expect(await filmPatches(counted(clean), format)).toEqual([]);
  });

  it.each([
    ["mp4", testFilm().subarray(0, -1)],
    ["mp4", testFilm().subarray(0, 300)],
    ["mp4", Buffer.alloc(0)],
    ["webm", webm().subarray(0, 60)],
    ["webm", Buffer.from([0x1a])],
  ] as const)("is none when it is cut off (%s, %#)", async (format, film) => {
    expect(await probeFilm(counted(film), format)).toBeNull();
  });

  it("is none with two directories, of which a browser may take the other one", async () => {
    const film = Buffer.concat([testFilm(), Buffer.from([0, 0, 0, 8]), Buffer.from("moov")]);
    expect(await probeFilm(counted(film), "mp4")).toBeNull();
  });

  it("is none when its directory is a heap of parts that no film has: not all of them are looked at", async () => {
    const start = testFilm().indexOf("moov") - 4;
    const mp4With = (parts: number) => {
      const free = Buffer.alloc(parts * 8, Buffer.from("\0\0\0\x08free"));
      const directory = Buffer.concat([testFilm().subarray(start, start + 8), free, testFilm().subarray(start + 8)]);
      directory.writeUInt32BE(directory.length);
      return Buffer.concat([testFilm().subarray(0, start), directory]);
    };
    const webmWith = (parts: number) => {
      const tracks = Buffer.concat([Buffer.alloc(parts * 2, Buffer.from([0xec, 0x80])), track]);
      const head = Buffer.from([0x16, 0x54, 0xae, 0x6b, 0, 0, 0, 0]);
      head.writeUInt32BE(0x10000000 + tracks.length, 4);
      const before = webm().subarray(0, webm().indexOf(Buffer.from([0x15, 0x49, 0xa9, 0x66])));
      return Buffer.concat([before, head, tracks]);
    };
    for (const [format, filmWith] of [["mp4", mp4With] as const, ["webm", webmWith] as const]) {
      expect(await probeFilm(counted(filmWith(10)), format)).toMatchObject({ size: { width: 640 } });
      expect(await probeFilm(counted(filmWith(mostParts)), format)).toBeNull();
    }
  });

  it.each([
    [
      "in one level below the other",
      (box: Boxes) =>
        box(
          "trak",
          ...Array.from({ length: 300 }, () => box("mdia", ...Array.from({ length: 100 }, () => box("hdlr")))),
        ),
    ],
    [
      "in tracks side by side",
      (box: Boxes) => Buffer.concat(Array.from({ length: 15_000 }, () => box("trak", box("tkhd")))),
    ],
  ])("is none when such a heap lies %s", async (_, heap) => {
    const box: Boxes = (type, ...content) => {
      const body = Buffer.concat(content);
      const head = Buffer.from(`....${type}`);
      head.writeUInt32BE(8 + body.length);
      return Buffer.concat([head, body]);
    };
    const start = testFilm().indexOf("moov") - 4;
    const film = (more: Buffer) =>
      Buffer.concat([testFilm().subarray(0, start), box("moov", testFilm().subarray(start + 8), more)]);
    expect(await probeFilm(counted(film(box("free"))), "mp4")).toMatchObject({ codec: "avc1" });
    expect(await probeFilm(counted(film(heap(box))), "mp4")).toBeNull();
  });

  it("is none when such a heap lies in a fragment, which may be long without one", async () => {
    const heap = Buffer.alloc(25_000 * 8, Buffer.from("\0\0\0\x08trun"));
    const film = (...parts: Buffer[]) => Buffer.concat([testFilm(), filmBox("moof", Buffer.concat(parts))]);
    const samples = filmBox("traf", filmBox("trun", Buffer.alloc(200_000)));
    expect(await probeFilm(counted(film(samples)), "mp4")).toMatchObject({ codec: "avc1" });
    expect(await probeFilm(counted(film(heap)), "mp4")).toBeNull();
    expect(await probeFilm(counted(film(filmBox("traf", heap))), "mp4")).toBeNull();
  });

  it("may have tracks in tracks, thousands deep: notes are looked for in its own only", () => {
    const heads = Array.from({ length: 20_000 }, (_, level) => {
      const head = Buffer.from(level === 0 ? "....moov" : "....trak");
      head.writeUInt32BE(8 * (20_000 - level));
      return head;
    });
    const film = Buffer.concat(heads);
    expect(withoutFilmNotes(film, "mp4").equals(film)).toBe(true);
  });

  it("of QuickTime says afterwards that it is an MP4, in four bytes, and nothing else is another", async () => {
    const film = testFilm({ brand: "qt  ", sounds: ["mp4a"], hasPlace: false });
    const [brand, ...more] = await filmPatches(counted(film), "mp4");
    expect([brand, more]).toEqual([{ start: 8, bytes: Buffer.from("mp42"), end: 12 }, []]);
    expect(await probeFilm(counted(film), "mp4")).toMatchObject({ codec: "avc1", sounds: ["mp4a"] });
    const stored = withoutFilmNotes(film, "mp4");
    expect(stored.toString("latin1", 4, 20)).toBe("ftypmp42\0\0\0\0qt  ");
    expect(stored.subarray(12).equals(film.subarray(12))).toBe(true);
  });

  it.each([
    ["avc1", [], true],
    ["V_VP8", [], true],
    ["av01", ["Opus"], true],
    ["avc1", ["mp4a"], true],
    ["avc1", ["apac", "mp4a"], true],
    ["avc1", ["lpcm"], false],
    ["hvc1", ["mp4a"], false],
    ["mp4v", [], false],
    [null, [], false],
  ])("with %s and %j is played by every browser, or not: %s", (codec, sounds, isPlayed) => {
    expect(isPlayedEverywhere({ size: null, seconds: null, codec, sounds })).toBe(isPlayed);
  });

  it("of a phone that saves room is told apart from others that not every browser plays", () => {
    const isOf = (codec: string | null) => isOfPhone({ size: null, seconds: null, sounds: [], codec });
    expect(["hvc1", "dvh1", "mp4v", null].map(isOf)).toEqual([true, true, false, false]);
  });
});
