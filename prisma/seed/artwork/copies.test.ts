import { readFile } from "node:fs/promises";
import { decode } from "blurhash";
import sharp from "sharp";
import { expect, it } from "vitest";
import { cleanSvg } from "~/features/media/clean-svg.mjs";
import { copyName } from "~/features/media/domain/copy-name.ts";
import { withoutWebpNotes } from "~/features/media/domain/webp.ts";
import { originalOf } from "~/features/media/finished-picture.ts";
import { copyWidths, previewOf } from "~/features/media/picture.ts";
import { readPicture } from "~/features/media/read-picture.ts";
import { finishedPicture, readMade } from "../finished-pictures.ts";
import { digestOf, pictureFolder, picturesThere } from "./copies.ts";

const read = (file: string) => readFile(new URL(file, pictureFolder));

const widthOf = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).width;

it("keeps the copies of every picture of the demo sites, made from the picture as it is now", async () => {
  const files = await picturesThere();
  const now = await Promise.all(files.map(async (file) => [file, digestOf(await read(file))]));
  const made = Object.entries(await readMade()).map(([file, { digest }]) => [file, digest]);
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(now));
});

it("keeps each at the widths that the product makes of an upload", async () => {
  for (const file of await picturesThere()) {
    const { width, copies } = await finishedPicture(file);
    const widths = await Promise.all(copies.map(({ bytes }) => widthOf(bytes)));
    expect(
      widths.toSorted((a, b) => a - b),
      file,
    ).toEqual(copyWidths(width));
    expect(
      copies.map(({ name }) => name),
      file,
    ).toEqual(widths.map(copyName));
  }
});

it("remembers of a photograph and of a drawing what the product finds out of them, and keeps", async () => {
  for (const file of ["golf/friends.webp", "bakery/about.svg"]) {
    const bytes = await read(file);
    const { original, pixels } = await readPicture(bytes, 120);
    const { width, height } = pixels.info;
    const made = (await readMade())[file];
    expect(made).toMatchObject({ digest: digestOf(bytes), width, height });
    const now = decode((await previewOf(pixels)).blurHash, 4, 3);
    const then = decode(made?.blurHash ?? "", 4, 3);
    const farthest = Math.max(...now.map((value, at) => Math.abs(value - (then[at] ?? 0))));
    expect(farthest, "other processors round otherwise").toBeLessThan(4);
    expect(originalOf(file, bytes)).toEqual(original);
  }
});

it("keeps every photograph without anything beside the picture, for the seed has it cleaned no more", async () => {
  const photographs = (await picturesThere()).filter((file) => file.endsWith(".webp"));
  for (const file of photographs) {
    const bytes = await read(file);
    expect(withoutWebpNotes(bytes)?.equals(bytes), file).toBe(true);
  }
  expect(photographs.length).toBeGreaterThan(0);
});

it("keeps every drawing as cleaning leaves it, for the seed has it cleaned no more", async () => {
  const drawings = (await picturesThere()).filter((file) => file.endsWith(".svg"));
  for (const file of drawings) {
    const svg = await readFile(new URL(file, pictureFolder), "utf8");
    expect(cleanSvg(svg), file).toBe(svg);
  }
  expect(drawings.length).toBeGreaterThan(0);
});
