import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { MediaRef } from "~/features/media/schema.ts";
import { copyFolder } from "../../../prisma/seed/finished-pictures.ts";
import { golfPictures } from "../../../prisma/seed/golf/pictures.ts";
import { leaflets } from "../../../prisma/seed/optician/leaflets.ts";
import { opticianFilms, opticianPictures } from "../../../prisma/seed/optician/pictures.ts";
import { pictureFile, type SectionContent } from "../../../prisma/seed/content.ts";
import { namesIn, pictureId } from "./document.ts";

/** The media of these sections: pictures of the demo sites as they lie in the repository, `film` and `leaflet`. */
export async function galleryMedia(sections: SectionContent[]): Promise<Record<string, MediaRef>> {
  const used = new Set(
    sections
      .flatMap((section) => [section, ...(section.cards ?? [])])
      .flatMap((section) => Object.values(section.fields ?? {}))
      .flatMap(namesIn),
  );
  const refs = await Promise.all([...used].map(async (name) => others[name] ?? (await pictureRef(name))));
  return Object.fromEntries(refs.map((ref) => [ref.id, ref]));
}

async function pictureRef(name: string): Promise<MediaRef> {
  const site = name in opticianPictures ? "optician" : "golf";
  const picture = { ...golfPictures, ...opticianPictures }[name];
  if (!picture) throw new Error(`There is no picture ${name}`);
  const folder = new URL(`${site}/${pictureFile(name, picture)}`, copyFolder);
  const path = fileURLToPath(folder);
  const widths = (await readdir(path)).map((file) => Number.parseInt(file)).sort((one, other) => one - other);
  const { width, height } = await sharp(join(path, `${widths.at(-1)}.webp`)).metadata();
  return {
    id: pictureId(name),
    mediaType: "image",
    mimeType: "image/webp",
    publicUrl: folder.href,
    widths,
    width,
    height,
    placeholder: null,
    focalPoint: picture.focalPoint ?? null,
    videoSettings: null,
    alt: { de: name },
  };
}

const film: MediaRef = {
  id: pictureId("film"),
  mediaType: "video",
  mimeType: "video/youtube",
  publicUrl: "media/film",
  widths: [],
  width: 1600,
  height: 900,
  placeholder: null,
  focalPoint: null,
  videoSettings: { source: "youtube", videoId: "abcdefghijk" },
  alt: {},
};

const leaflet: MediaRef = {
  ...film,
  id: pictureId("leaflet"),
  mediaType: "document",
  mimeType: "application/pdf",
  name: "Merkblatt",
  original: "merkblatt.pdf",
  originalBytes: 180_000,
  videoSettings: null,
};

const others: Record<string, MediaRef> = {
  film,
  leaflet,
  ...Object.fromEntries(Object.keys(opticianFilms).map((name) => [name, { ...film, id: pictureId(name) }])),
  ...Object.fromEntries(
    Object.entries(leaflets).map(([name, { filename }]) => [name, { ...leaflet, id: pictureId(name), name: filename }]),
  ),
};
