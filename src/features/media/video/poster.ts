import sharp from "sharp";
import { DomainError } from "~/lib/errors.ts";
import type { Pixels } from "../draw-svg.ts";
import { secondsPerStep } from "../picture.ts";
import { readInTurn } from "../read-in-turn.ts";
import { readPicture } from "../read-picture.ts";
import { stillSize } from "./domain/still-size.ts";

/** A picture that stands for a film, at the film's own shape; null when the bytes are none. Throws `too-many`. */
export async function posterOf(
  siteId: string,
  bytes: Uint8Array,
  film: { width: number; height: number },
): Promise<Pixels | null> {
  try {
    return await readInTurn(siteId, bytes, async () => {
      const { pixels } = await readPicture(bytes, secondsPerStep);
      const { channels, width, height } = pixels.info;
      return sharp(pixels.data, { raw: { width, height, channels } })
        .resize({ ...stillSize(pixels.info, film), fit: "cover" })
        .raw()
        .toBuffer({ resolveWithObject: true });
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === "invalid") return null;
    throw error;
  }
}
