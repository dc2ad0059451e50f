import sharp from "sharp";
import { expect, it } from "vitest";
import { differences, sketch } from "./kept-looks.ts";

/** A page of two parts, the lower one in this colour, with grey letters of this tone in it. */
async function drawn(color: string, letters = "#555555", top = 60) {
  const words = `<rect x="20" y="${top + 20}" width="40" height="6" fill="${letters}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="160"><rect width="360" height="160" fill="#fff"/><rect y="${top}" width="360" height="100" fill="${color}"/>${words}</svg>`;
  const parts = [
    { name: "header", top: 0, width: 1440, height: top * 4 },
    { name: "hero", top: top * 4, width: 1440, height: 400 },
  ];
  return { optics: await sketch(await sharp(Buffer.from(svg)).png().toBuffer(), parts) };
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
