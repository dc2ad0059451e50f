import { spawn } from "node:child_process";
import { once } from "node:events";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makePicture, maximumBytes, maximumSvgBytes } from "./picture.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#386641" } });
const svg = (attributes: string, content = '<rect width="100%" height="100%" fill="#bc4749"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

/** Drawings within drawings, each of them blurred noise: hours of work in two kilobytes. */
function endlessDrawing(): Buffer {
  const uses = (of: number) => `<use href="#g${of}"/>`.repeat(12);
  const groups = Array.from({ length: 9 }, (_, depth) => `<g id="g${depth + 1}">${uses(depth)}</g>`).join("");
  const filter = '<filter id="f"><feTurbulence numOctaves="9"/><feGaussianBlur stdDeviation="90"/></filter>';
  const content = `<defs>${filter}<g id="g0"><rect width="4000" height="4000" filter="url(#f)"/></g>${groups}</defs>`;
  return svg('width="4000" height="4000"', `${content}<use href="#g9"/>`);
}

describe("makePicture", () => {
  it("makes WebP copies, a blur hash and a tiny placeholder", async () => {
    const picture = await makePicture(await photo(1700, 850).jpeg().toBuffer());
    expect(picture).toMatchObject({ width: 1700, height: 850 });
    expect(picture.copies.map((copy) => copy.width)).toEqual([480, 960, 1600]);
    const sizes = await Promise.all(picture.copies.map((copy) => sharp(copy.bytes).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ["webp", 480, 240],
      ["webp", 960, 480],
      ["webp", 1600, 800],
    ]);
    expect(picture.blurHash).toMatch(/^.{28}$/);
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(picture.placeholder.length).toBeLessThan(1000);
  });

  it("turns a picture upright and keeps nothing of its metadata", async () => {
    const sideways = await photo(600, 300)
      .withExif({ IFD0: { Copyright: "secret place" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const picture = await makePicture(sideways);
    expect([picture.width, picture.height]).toEqual([300, 600]);
    const copy = await sharp(picture.copies[0]?.bytes).metadata();
    expect(copy.exif).toBeUndefined();
    expect([copy.width, copy.height]).toEqual([300, 600]);
  });

  it("keeps what is transparent transparent", async () => {
    const picture = await makePicture(svg('viewBox="0 0 40 20"', '<circle cx="10" cy="10" r="5"/>'));
    const { channels } = await sharp(picture.copies[0]?.bytes).stats();
    expect(channels[3]?.min).toBe(0);
  });

  it("draws a small SVG large enough to be sharp", async () => {
    const picture = await makePicture(svg('width="24" height="12" viewBox="0 0 24 12"'));
    expect(picture.width).toBeGreaterThanOrEqual(950);
    expect(picture.copies.map((copy) => copy.width)).toContain(480);
  });

  it.each([
    ["more bytes than allowed", () => Promise.resolve(Buffer.alloc(maximumBytes + 1)), "larger than 15 MB"],
    [
      "a drawing of more bytes than allowed",
      () => Promise.resolve(svg("", `<!--${"x".repeat(maximumSvgBytes)}-->`)),
      "larger than 500 kB",
    ],
    ["a PDF", () => Promise.resolve(Buffer.from("%PDF-1.7")), "File type not allowed"],
    ["a cut picture", async () => (await photo(900, 900).png().toBuffer()).subarray(0, 900), "cannot be read"],
    ["a bomb of pixels", () => photo(9000, 9000).png().toBuffer(), "cannot be read"],
    ["an SVG of giant size", () => Promise.resolve(svg('width="90000" height="90000"')), "cannot be read"],
  ])("refuses %s", async (_what, make, message) => {
    const refused = makePicture(await make());
    await expect(refused).rejects.toMatchObject({ code: "invalid" });
    await expect(refused).rejects.toThrow(message);
  });

  it("kills a drawing that would take hours, and works on meanwhile", async () => {
    const began = process.cpuUsage();
    const refused = await makePicture(endlessDrawing(), 1).catch((error: unknown) => error as Error);
    expect(refused).toMatchObject({ code: "invalid", cause: { killed: true, signal: "SIGKILL" } });
    expect(process.cpuUsage(began).user / 1_000, "own work in ms").toBeLessThan(500);
  });

  it("ends a drawing also when whoever began it is gone", async () => {
    const child = spawn(process.execPath, ["src/features/media/svg-process.mjs", "1"]);
    child.stdin.end(endlessDrawing());
    expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  });
});
