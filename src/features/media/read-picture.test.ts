import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { patient } from "../../../tests/support/patient.ts";
import { copyOf, copyWidths, movingCopyOf, previewOf } from "./picture.ts";
import { maxUploadBytes } from "~/server/http/body-limit.ts";
import { maximumPixels, maximumSvgBytes, readPicture } from "./read-picture.ts";

const read = (bytes: Uint8Array, seconds = 250) => readPicture(bytes, seconds);
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#386641" } });
const svg = (attributes: string, content = '<rect width="100%" height="100%" fill="#bc4749"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);
/** A place near Winterthur, as phones write it, and a name. */
const notes = {
  IFD0: { Copyright: "Regula Lindengut" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "8/1 43/1 0/1" },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="47,30N"/></rdf:RDF></x:xmpmeta>`;
const noted = (picture: Sharp) => picture.withExif(notes).withXmp(xmp);

/** Four frames of a square that moves. */
async function film(format: "gif" | "webp"): Promise<Buffer> {
  const frames = await Promise.all(
    ["#1f3d36", "#c8623f", "#e9d8c4", "#000000"].map((background) =>
      sharp({ create: { width: 600, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const joined = sharp(frames, { join: { animated: true } });
  return (format === "gif" ? joined.gif({ loop: 0, delay: [80, 80, 80, 80] }) : joined.webp({ loop: 0 })).toBuffer();
}

/** A GIF with a comment and an application's notes before its end, and a script after it. */
async function notedFilm(): Promise<Buffer> {
  const bytes = await film("gif");
  const block = (text: string) => Buffer.from([text.length, ...Buffer.from(text), 0]);
  const comment = Buffer.concat([Buffer.of(0x21, 0xfe), block("47.5 N, 8.7 E")]);
  const application = Buffer.concat([Buffer.of(0x21, 0xff, 11), Buffer.from("XMP DataXMP"), block("GPSLatitude")]);
  const trailer = Buffer.of(0x3b);
  return Buffer.concat([
    bytes.subarray(0, -1),
    comment,
    application,
    trailer,
    Buffer.from("<script>alert(1)</script>"),
  ]);
}

/** A PNG whose head says what it likes, with as many empty bytes behind it as are asked for. */
function pngSaying(width: number, height: number, bytes: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(bytes), { level: 1 });
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

/** A thousand times the same noise, one over the other: an hour of work in a few lines, and nothing that is counted. */
function endlessDrawing(): Buffer {
  const noise = '<filter id="n"><feTurbulence baseFrequency=".5" numOctaves="10"/></filter>';
  const shown = '<rect width="100%" height="100%" filter="url(#n)"/>'.repeat(1_000);
  return svg('width="960" height="960"', noise + shown);
}

describe("what is kept of an upload", () => {
  it.each(["jpeg", "webp", "png"] as const)("is upright, and holds neither place nor name (%s)", async (format) => {
    const sideways = await noted(photo(600, 300)).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    expect(sideways.includes("Regula")).toBe(true);
    const { original, pixels } = await read(sideways);
    expect([pixels.info.width, pixels.info.height]).toEqual([300, 600]);
    const kept = await sharp(original.bytes).metadata();
    expect(kept).toMatchObject({ format, width: 300, height: 600 });
    expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ["jpg", () => noted(photo(60, 30)).jpeg().toBuffer()],
    ["png", () => noted(photo(60, 30)).png().toBuffer()],
    ["webp", () => noted(photo(60, 30)).webp().toBuffer()],
    [
      "webp",
      async () =>
        noted(sharp(await film("webp"), { animated: true }))
          .webp()
          .toBuffer(),
    ],
    ["gif", notedFilm],
  ])("is a %s as before, without notes and without what rides along behind it", async (extension, make) => {
    const bytes = Buffer.concat([await make(), Buffer.from("<script>alert(1)</script>")]);
    expect(/GPSLatitude|Regula/.test(bytes.toString("latin1"))).toBe(true);
    const { original } = await read(bytes);
    expect(original.extension).toBe(extension);
    const kept = original.bytes.toString("latin1");
    for (const word of ["GPSLatitude", "Regula", "47.5 N", "script", "Exif", "xmpmeta"])
      expect(kept).not.toContain(word);
    expect((await sharp(original.bytes).metadata()).exif).toBeUndefined();
  });

  it.each(["gif", "webp"] as const)("moves on where a %s moved, and so do its copies", async (format) => {
    const { original, isAnimated } = await read(await film(format));
    expect(isAnimated).toBe(true);
    const kept = await sharp(original.bytes, { animated: true }).metadata();
    expect(kept).toMatchObject({ format, width: 600, pageHeight: 300, pages: 4, loop: 0 });
    const copy = await sharp(await movingCopyOf(original.bytes, 480, 30), { animated: true }).metadata();
    expect(copy).toMatchObject({ format: "webp", width: 480, pageHeight: 240, pages: 4, loop: 0 });
  });

  it.each(["gif", "webp"] as const)("is the same %s bit for bit where it had no notes", async (format) => {
    const bytes = await film(format);
    expect((await read(bytes)).original.bytes.equals(bytes)).toBe(true);
  });

  it("is a clean drawing where it was a drawing", async () => {
    const { original, pixels } = await read(svg('viewBox="0 0 24 12" onload="alert(1)"'));
    expect(original).toMatchObject({ extension: "svg", mimeType: "image/svg+xml" });
    expect(original.bytes.toString()).toBe(svg('viewBox="0 0 24 12"').toString());
    expect(pixels.info.width).toBeGreaterThanOrEqual(950); // drawn large enough for sharp copies
  });
});

describe("copies", () => {
  it("are WebP, down to the size of icons, with a blur hash and a tiny placeholder", async () => {
    const { pixels } = await read(await photo(1700, 850).jpeg().toBuffer());
    expect(copyWidths(1700)).toEqual([64, 128, 256, 480, 720, 960, 1600]);
    const copy = await sharp(await copyOf(pixels, 960, 30)).metadata();
    expect(copy).toMatchObject({ format: "webp", width: 960, height: 480 });
    const preview = await previewOf(pixels);
    expect(preview.blurHash).toMatch(/^.{28}$/);
    expect(preview.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(preview.placeholder.length).toBeLessThan(1000);
  });

  it("keep what is transparent transparent", async () => {
    const { pixels } = await read(svg('viewBox="0 0 40 20"', '<circle cx="10" cy="10" r="5"/>'));
    const { channels } = await sharp(await copyOf(pixels, 480, 30)).stats();
    expect(channels[3]?.min).toBe(0);
  });
});

describe("readPicture", () => {
  it.each([
    ["nothing", "file-empty", () => Buffer.alloc(0)],
    ["more bytes than allowed", "file-size", () => Buffer.alloc(maxUploadBytes + 1)],
    ["a drawing of more bytes than allowed", "svg-size", () => svg("", `<!--${"x".repeat(maximumSvgBytes)}-->`)],
    ["a phone's own format by whatever name", "file-heic", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
    ["a PDF", "not-a-picture", () => Buffer.from("%PDF-1.7")],
    ["a page that ends as a picture", "not-a-picture", async () => pageBefore(await photo(9, 9).png().toBuffer())],
    ["a drawing with entities", "not-a-picture", () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>')],
    ["a drawing with pictures", "svg-with-pictures", () => svg("", '<image href="https://a.example/b.png"/>')],
    ["a drawing of giant size", "picture-broken", () => svg('width="90000" height="90000"')],
    ["a cut picture", "picture-broken", async () => (await photo(900, 900).png().toBuffer()).subarray(0, 900)],
    ["a cut GIF", "picture-broken", async () => (await film("gif")).subarray(0, -400)],
    ["too many pixels by its head", "picture-pixels", () => pngSaying(maximumPixels / 8_000, 8_001, 10)],
    ["a head that says fewer pixels than there are", "picture-broken", () => pngSaying(0, 4, 10)],
    ["frames that are too many pixels together", "picture-pixels", frames],
  ])("refuses %s, as %s", async (_what, refusal, make) => {
    await expect(read(await make())).rejects.toMatchObject({ code: "invalid", details: { refusal } });
  });

  const pageBefore = (bytes: Buffer) => Buffer.concat([Buffer.from("<!doctype html><svg></svg>"), bytes]);
  /** 1,000 frames of 300 × 200: a small file. */
  async function frames(): Promise<Buffer> {
    const moving = await film("gif");
    const start = moving.indexOf(Buffer.of(0x21, 0xf9));
    const end = moving.indexOf(Buffer.of(0x21, 0xf9), start + 1);
    const frame = moving.subarray(start, end);
    return Buffer.concat([moving.subarray(0, start), ...Array.from({ length: 1_000 }, () => frame), Buffer.of(0x3b)]);
  }

  it("decodes no more of a bomb of bytes than its head allows", async () => {
    const bomb = pngSaying(100, 100, 400_000_000); // 400 MB of pixels, of which 40 kB are the picture
    const growth = async () => {
      const before = process.memoryUsage.rss();
      await read(bomb).catch(() => undefined);
      return process.memoryUsage.rss() - before;
    };
    const grown = [await growth()];
    // The tests before it leave more or less behind, which the process may take up meanwhile.
    while (Math.min(...grown) >= 150_000_000 && grown.length < 3) grown.push(await growth());
    expect(Math.min(...grown)).toBeLessThan(150_000_000);
  });

  it("kills a drawing that would take hours, and works on meanwhile", async () => {
    const began = process.cpuUsage();
    const refused = await read(endlessDrawing(), 2).catch((error: unknown) => error as Error);
    expect(refused).toMatchObject({ code: "invalid", cause: { signal: "SIGKILL" } });
    expect(process.cpuUsage(began).user / 1_000, "own work in ms").toBeLessThan(patient(500));
  });

  it.runIf(process.platform === "linux")("gives way in all threads with a drawing that takes long", async () => {
    const child = spawn(process.execPath, ["src/features/media/svg-process.mjs", "60", "draw", "0.2"]);
    child.stdin.end(endlessDrawing());
    const priorities = () =>
      readdirSync(`/proc/${child.pid}/task`).map((thread) =>
        Number(readFileSync(`/proc/${child.pid}/task/${thread}/stat`, "utf8").split(") ")[1]?.split(" ")[16]),
      );
    await expect.poll(() => Math.min(...priorities())).toBe(10);
    child.kill("SIGKILL");
    await once(child, "exit");
  });

  it("counts the seconds of the processor, not those of the clock", async () => {
    const drawing = (seconds: string) =>
      spawn(process.execPath, ["src/features/media/svg-process.mjs", seconds, "draw", "1", "960", "250"]);
    const [endless, waiting] = [drawing("3"), drawing("2.5")];
    const began = performance.now();
    endless.stdin.end(endlessDrawing());
    expect(await once(endless, "exit")).toEqual([null, "SIGKILL"]);
    const tookMs = performance.now() - began;
    expect(tookMs, "long before the most that it may take").toBeLessThan(200_000);
    expect(waiting.exitCode ?? waiting.signalCode, "it has waited for longer than that, and used less").toBe(null);
    waiting.stdin.end(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>',
    );
    waiting.stdout.resume();
    expect(await once(waiting, "exit")).toEqual([0, null]);
  });

  it("ends a drawing also when whoever began it is gone", async () => {
    const child = spawn(process.execPath, ["src/features/media/svg-process.mjs", "1", "draw"]);
    child.stdin.end(endlessDrawing());
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  });
});
