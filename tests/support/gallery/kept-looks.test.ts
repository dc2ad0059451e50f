import sharp from "sharp";
import { expect, it } from "vitest";
import { differences, sketch } from "./kept-looks.ts";

/** A page of two parts, the lower one in this colour, with grey letters of this tone in it. */
async function drawn(color: string, letters = "#555555", top = 60) {
  const surface = (background: string, left: number, y: number, width: number, height: number) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left,
    top: y,
  });
  const page = sharp(surface("#ffffff", 0, 0, 360, 160).input)
    .composite([surface(color, 0, top, 360, 160 - top), surface(letters, 20, top + 20, 40, 6)])
    .png();
  const parts = [
    { name: "header", top: 0, width: 1440, height: top * 4 },
    { name: "hero", top: top * 4, width: 1440, height: 400 },
  ];
  return { optics: await sketch(await page.toBuffer(), parts) };
}

it("takes letters that are drawn a little differently for the same look, and another colour or height for another one", async () => {
  const kept = await drawn("#1f3d36");
  expect(differences(kept, await drawn("#1f3d36", "#5e5e5e"))).toEqual([]);
  expect(differences(kept, await drawn("#25463e"))).toEqual([expect.stringMatching(/^optics, hero: colours differ/)]);
  expect(differences(kept, await drawn("#1f3d36", "#555555", 64))).toEqual(["optics, header: 256 px high, not 240"]);
});

it("names what is gone and what is new", async () => {
  const { optics } = await drawn("#1f3d36");
  const { hero, ...others } = optics;
  expect(differences({ optics }, { optics: others })).toEqual(["optics, hero: is gone"]);
  expect(differences({ optics: others }, { optics })).toEqual(["optics, hero: is new"]);
  expect(hero?.cells).toHaveLength(8 * 4 * 6);
});
