import { widthsFor } from "../domain/variant-widths.ts";
import type { Pixels } from "../draw-svg.ts";
import { copyName } from "../domain/copy-name.ts";
import { copyOf, previewOf, secondsPerStep } from "../picture.ts";
import type { NamedFile } from "../storage.ts";
import { inTurn } from "../work-queue.ts";

/** What stands for a film until it plays: its copies as files, and what the row says of them. */
export interface StillFiles {
  files: NamedFile[];
  row: { widths: number[]; blurHash: string; placeholder: string };
}

/**
 * The copies of a film's picture, made at once: they are few, and there is no original to make them of later. The row says
 * nothing of `smaller` ones, which pages do not choose from.
 */
export async function stillFiles(siteId: string, pixels: Pixels, smaller: readonly number[] = []): Promise<StillFiles> {
  const widths = widthsFor(pixels.info.width);
  const files: NamedFile[] = [];
  for (const width of [...smaller.filter((each) => each < (widths[0] ?? 0)), ...widths]) {
    files.push({ name: copyName(width), bytes: await inTurn(siteId, () => copyOf(pixels, width, secondsPerStep)) });
  }
  return { files, row: { widths, ...(await previewOf(pixels)) } };
}
