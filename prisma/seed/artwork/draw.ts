import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { cleanSvg } from "~/features/media/clean-svg.mjs";
import { bakeryDrawings } from "../bakery.ts";
import { pictureFile, type PictureContent } from "../content.ts";
import { golfPictures } from "../golf/pictures.ts";
import { opticianPictures } from "../optician/pictures.ts";
import { copyAll, pictureFolder, picturesThere } from "./copies.ts";
import { drawings } from "./drawings.ts";

interface Drawn {
  /** Below `prisma/seed/pictures`. */
  file: string;
  svg: string;
}

/** Every picture that the demo sites show, drawn now. Throws when there is a picture that nothing draws. */
export const everyDrawing = (): Drawn[] => [
  ...drawn("optician", opticianPictures, drawings.optician),
  ...drawn("golf", golfPictures, drawings.golf),
  ...Object.entries(bakeryDrawings()).map(([name, svg]) => ({ file: `bakery/${name}.svg`, svg })),
];

/** What each finished picture is drawn from: the digest of its drawing, by its file. */
export const digestsOf = (pictures: Drawn[]): Record<string, string> =>
  Object.fromEntries(
    pictures.map(({ file, svg }) => [file, createHash("sha256").update(svg).digest("hex").slice(0, 16)]),
  );

/**
 * Draws the demo sites' pictures into `prisma/seed/pictures`, where the seed takes them from: the grain of their paper
 * takes seconds a picture, which no first start should wait for. Only what has changed is drawn. Makes their copies, too.
 * Run it after a change of the artwork: `node --import tsx prisma/seed/artwork/draw.ts`.
 */
async function drawAll(): Promise<void> {
  sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] }); // the product opens no foreign drawing here; these are our own
  const folder = pictureFolder;
  const pictures = everyDrawing();
  const digests = digestsOf(pictures);
  const before = await knownDigests(new URL("drawn-from.json", folder));
  for (const file of await picturesThere()) if (before[file] !== digests[file]) await rm(new URL(file, folder));
  const present = new Set(await picturesThere());
  for (const { file, svg } of pictures.filter((picture) => !present.has(picture.file))) {
    const target = new URL(file, folder);
    await mkdir(new URL(".", target), { recursive: true });
    await writeFile(target, file.endsWith(".svg") ? cleaned(svg) : await finished(svg));
  }
  await writeFile(new URL("drawn-from.json", folder), `${JSON.stringify(digests, null, 2)}\n`);
  await copyAll();
}

/** Digests by file, as a run before has left them; none where there was no run. */
async function knownDigests(file: URL): Promise<Record<string, string>> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, string>;
}

const drawn = (site: string, pictures: Record<string, PictureContent>, by: Record<string, () => string>): Drawn[] =>
  Object.entries(pictures).map(([name, picture]) => {
    const draw = by[name];
    if (!draw) throw new Error(`Nothing draws ${site}/${name}`);
    return { file: `${site}/${pictureFile(name, picture)}`, svg: draw() };
  });

function cleaned(svg: string): string {
  const clean = cleanSvg(svg);
  if (typeof clean !== "string") throw new Error(clean.refusal);
  return clean;
}

const finished = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 90, effort: 6, smartSubsample: true }).toBuffer();

if (process.argv[1] === fileURLToPath(import.meta.url)) await drawAll();
