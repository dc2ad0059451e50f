import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { testPage, testSite } from "../../../../tests/support/test-site.ts";
import { opticianTheme, themePresets } from "~/features/blocks/theme/theme-presets.ts";
import type { IndexedPage } from "../domain/pages/site-index.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import { fitLines } from "./fit-lines.ts";
import { sharePath, shareTarget } from "./share-path.ts";

describe("words in their room", () => {
  // Every letter is half as wide as it is high.
  const room = {
    width: 100,
    sizes: [20, 10],
    linesAt: (size: number) => Math.floor(40 / size),
    widthOf: (words: string, size: number) => ([...words].length * size) / 2,
  };

  it.each([
    ["eins zwei", 20, ["eins zwei"]],
    ["eins zwei drei", 20, ["eins zwei", "drei"]],
    ["eins zwei drei vier fünf", 10, ["eins zwei drei vier", "fünf"]],
    ["Zusammensetzung", 10, ["Zusammensetzung"]],
    ["", 20, []],
  ])("are as large as they may be: %s", (text, size, lines) => expect(fitLines(text, room)).toEqual({ size, lines }));

  it("are divided, and cut short at the end, where not even the smallest size lets them in", () => {
    expect(fitLines("Geschwindigkeitsbegrenzungen", room).lines).toEqual(["Geschwindigkeitsbeg-", "renzungen"]);
    const { size, lines } = fitLines("wort ".repeat(40), room);
    expect([size, lines.length]).toEqual([10, 4]);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.every((line) => room.widthOf(line, size) <= room.width)).toBe(true);
    let measured = 0;
    const widthOf = (words: string, at: number) => {
      measured += words.length;
      return room.widthOf(words, at);
    };
    expect(fitLines("W".repeat(300), { ...room, widthOf }).lines[0]).toBe(`${"W".repeat(19)}-`);
    expect(measured).toBeLessThan(300 * 40);
    expect(fitLines("WWW", { ...room, width: 4 }).lines, "a room narrower than a letter").toEqual(["W-", "W-", "W"]);
  });
});

describe("where the picture of a page lies", () => {
  const open = testPage("11111111-1111-4111-8111-111111111111");
  const pathIn = (page: IndexedPage, site: Parameters<typeof testSite>[1] = {}) =>
    sharePath(testSite([page], site), page, "de");
  const path = pathIn(open);

  it("names page and language, and leads back to them", () => {
    expect(shareTarget(path ?? "")).toEqual({ pageId: open.id, shortId: null, locale: "de" });
    expect(shareTarget(`/share/${open.id}/de-0.jpg`)).toBeNull();
    expect(shareTarget(`/share/../de-0123456789abcdef.jpg`)).toBeNull();
  });

  it("names an entry of the page by the beginning of its id, and shows its name", () => {
    const entry = { shortId: "0123abcd", title: "Lehrstelle" };
    const at = (title: string) => sharePath(testSite([open]), open, "de", { ...entry, title });
    expect(shareTarget(at("Lehrstelle") ?? "")).toEqual({ pageId: open.id, shortId: "0123abcd", locale: "de" });
    expect(at("Werkstatt")).not.toBe(at("Lehrstelle"));
  });

  it("is another address for whatever else it would show, and the same for the rest", () => {
    expect(pathIn({ ...open, versionId: "another" })).not.toBe(path);
    expect(pathIn(open, { theme: themePresets.kids })).not.toBe(path);
    expect(pathIn(open, { name: "Anders" })).not.toBe(path);
    expect(pathIn(open, { primaryHost: "optik.example" })).not.toBe(path);
    expect(pathIn(open, { revision: 7, collections: {} })).toBe(path);
  });

  it.each([
    ["protected", { isProtected: true }],
    ["the search page", { role: "search" as const }],
    ["not in this language", { locales: { fr: { slug: "x", name: "x", description: "" } } }],
  ])("is nowhere for a page that is %s", (_, more) => expect(pathIn({ ...open, ...more })).toBeNull());
});

describe("the picture of a page", () => {
  const shared = { theme: opticianTheme, title: "Kontaktlinsen", siteName: "Optik", host: "optik.example", logo: null };
  const red = sharp({ create: { width: 400, height: 800, channels: 3, background: "#ff0000" } }).webp();
  const pixels = async (jpeg: Buffer) => {
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    return { info, at: (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)] };
  };

  it("is as large as networks ask for, with the page's picture beside its words on the site's ground", async () => {
    const picture = { bytes: await red.toBuffer(), focalPoint: null };
    const { info, at } = await pixels(await drawSharePicture({ ...shared, picture }));
    expect([info.width, info.height]).toEqual([1200, 630]);
    const [r = 0, g = 255, b = 255] = at(900, 300);
    expect(r - Math.max(g, b), "the picture").toBeGreaterThan(200);
    expect(
      at(30, 30).every((value) => value > 235),
      "the paper",
    ).toBe(true);
  });

  it("says the title, in letters of the site's typeface", async () => {
    const [one, other, missing] = await Promise.all(
      ["Kontaktlinsen", "Čaj", "漢字"].map((title) => drawSharePicture({ ...shared, title, picture: null })),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
    expect(missing?.equals(other ?? Buffer.alloc(0)), "signs that no typeface of ours has").toBe(false);
    const { at } = await pixels(one ?? Buffer.alloc(0));
    const inks = Array.from({ length: 500 }, (_, x) => at(72 + x, 470)).filter(([r = 0]) => r > 200);
    expect(inks.length, "light letters on the dark ground").toBeGreaterThan(30);
  });
});
