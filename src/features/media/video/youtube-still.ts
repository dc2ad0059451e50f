import sharp from "sharp";
import { DomainError } from "~/lib/errors.ts";
import { env } from "~/server/env.ts";
import type { Pixels } from "../draw-svg.ts";
import { secondsPerStep } from "../picture.ts";
import { readPicture } from "../read-picture.ts";
import { inTurn } from "../work-queue.ts";
import { askPicture } from "./ask-picture.ts";

const youtubePictures = "https://i.ytimg.com";
/** YouTube's pictures of a film, largest first: maxres, high, medium, default. Not every film has every one. */
const names = ["maxresdefault", "hqdefault", "mqdefault", "default"];

/**
 * The largest picture that YouTube has of a film, in 16:9: some come with black bars above and below. `missing` when it has
 * none, for then there is no such film; null when it could not be asked. The address is made of the id alone.
 */
export async function youtubeStill(siteId: string, videoId: string): Promise<Pixels | "missing" | null> {
  for (const name of names) {
    const from = { service: youtubePictures, own: env.VIDEO_THUMBNAILS_URL };
    const answer = await askPicture(`/vi/${videoId}/${name}.jpg`, from);
    if (answer === null) return null;
    const picture = answer.status === 200 ? await inTurn(siteId, () => read(answer.body)) : null;
    if (picture) return picture;
    if (answer.status !== 404 && answer.status !== 200) return null;
  }
  return "missing";
}

async function read(bytes: Buffer): Promise<Pixels | null> {
  try {
    const { pixels } = await readPicture(bytes, secondsPerStep);
    const { width, channels } = pixels.info;
    return await sharp(pixels.data, { raw: { width, height: pixels.info.height, channels } })
      .resize({ width, height: Math.round((width * 9) / 16), fit: "cover" })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
