import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { cleanSvg } from "~/features/media/clean-svg.mjs";
import { copyName } from "~/features/media/domain/copy-name.ts";
import { copyWidths } from "~/features/media/picture.ts";
import { copiesOf, copyFolder } from "../picture-copies.ts";
import { digestOf, pictureFolder, picturesThere } from "./copies.ts";

const read = (file: string) => readFile(new URL(file, pictureFolder));

const widthOf = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).width;

it("keeps the copies of every picture of the demo sites, made from the picture as it is now", async () => {
  const files = await picturesThere();
  const now = await Promise.all(files.map(async (file) => [file, digestOf(await read(file))]));
  expect(JSON.parse(await readFile(new URL("made-from.json", copyFolder), "utf8"))).toEqual(Object.fromEntries(now));
});

it("keeps each at the widths that the product makes of an upload", async () => {
  for (const file of await picturesThere()) {
    const copies = await copiesOf(file);
    const widths = await Promise.all(copies.map(({ bytes }) => widthOf(bytes)));
    // A drawing has the width in which the product draws it.
    const width = file.endsWith(".svg") ? Math.max(...widths) : await widthOf(await read(file));
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

it("keeps every drawing as cleaning leaves it, for the seed has it cleaned no more", async () => {
  const drawings = (await picturesThere()).filter((file) => file.endsWith(".svg"));
  for (const file of drawings) {
    const svg = await readFile(new URL(file, pictureFolder), "utf8");
    expect(cleanSvg(svg), file).toBe(svg);
  }
  expect(drawings.length).toBeGreaterThan(0);
});
