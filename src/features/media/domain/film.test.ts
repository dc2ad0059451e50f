import { describe, expect, it } from "vitest";
import { withoutFilmNotes } from "./film.ts";

const text = (value: string) => Buffer.from(value, "latin1");
/** A box of an MP4. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}
/** An element of a WebM; its length in two bytes. */
const element = (id: number[], ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id), Buffer.of(0x40 | (body.length >> 8), body.length & 0xff), body]);
};
const unknownLength = Buffer.of(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff);

const place = text("+47.5000+008.7300/ by Regula");
const track = (kind: string, ...more: Buffer[]) =>
  box("trak", box("mdia", box("hdlr", Buffer.alloc(8), text(kind))), ...more);
const mp4 = (...moov: Buffer[]) =>
  Buffer.concat([box("ftyp", text("isom")), box("mdat", text("pictures")), box("moov", ...moov)]);
const webmTrack = (type: number) =>
  element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x83], Buffer.of(type)), text("vp8")), Buffer.alloc(9));
const webm = (...parts: Buffer[]) =>
  Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], text("webm")),
    Buffer.of(0x18, 0x53, 0x80, 0x67),
    unknownLength,
    ...parts,
  ]);
const cluster = Buffer.concat([Buffer.of(0x1f, 0x43, 0xb6, 0x75), unknownLength, text("pictures and sound")]);

describe("a film", () => {
  it.each([
    ["mp4", mp4(track("vide", box("udta", box("\u00a9xyz", place))), box("udta", place), box("meta", place))],
    ["mp4", Buffer.concat([mp4(track("vide")), box("uuid", place)])],
    ["webm", webm(webmTrack(1), element([0x12, 0x54, 0xc3, 0x67], place), cluster)],
  ] as const)("loses its notes and nothing else (%s)", (format, film) => {
    const clean = withoutFilmNotes(film, format);
    expect(film.includes("Regula")).toBe(true);
    expect(clean.includes("Regula")).toBe(false);
    expect(clean.includes("+47")).toBe(false);
    expect(clean.length).toBe(film.length);
    expect(clean.indexOf("pictures")).toBe(film.indexOf("pictures"));
  });

  it.each([
    ["mp4", mp4(track("vide"))],
    ["webm", webm(webmTrack(1), cluster)],
  ] as const)("is the same bit for bit without notes (%s)", (format, film) => {
    expect(withoutFilmNotes(film, format).equals(film)).toBe(true);
  });

  it.each([
    ["sound alone", "mp4", mp4(track("soun"))],
    ["no tracks", "mp4", Buffer.concat([box("ftyp", text("isom")), box("mdat", text("pictures"))])],
    ["a cut end", "mp4", mp4(track("vide")).subarray(0, -5)],
    [
      "a box that is longer than the file",
      "mp4",
      Buffer.concat([mp4(track("vide")), Buffer.of(0x7f, 0xff, 0xff, 0xff), text("free")]),
    ],
    ["a box of no length", "mp4", Buffer.concat([box("ftyp"), Buffer.of(0, 0, 0, 4), text("moov")])],
    ["nothing", "mp4", Buffer.alloc(0)],
    ["sound alone", "webm", webm(webmTrack(2), cluster)],
    ["no tracks", "webm", webm(cluster)],
    ["a cut head", "webm", webm(webmTrack(1)).subarray(0, 20)],
    ["zeros", "webm", Buffer.alloc(1_000)],
  ] as const)("stays as it is with %s (%s)", (_what, format, film) => {
    expect(withoutFilmNotes(film, format).equals(film)).toBe(true);
  });
});
