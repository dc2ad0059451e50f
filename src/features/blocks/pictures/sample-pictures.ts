import { isDrawing } from "./picture.tsx";
import { artworkFolder } from "~/features/media/folders.ts";
import type { MediaRef } from "~/features/media/schema.ts";

/** A drawing of fewer points is a sign (a logo, a mark), and so is one that is more than twice as wide as high. */
const leastOfPicture = 500 * 500;

/**
 * The pictures of a site that samples may show: those that it came with, but for its signs. Wide ones come first, since
 * portraits fit into few frames. What people took in is no sample: it would look as if somebody had chosen it.
 */
export function samplePictures<T extends MediaRef & { bucketFolder: string }>(
  listed: readonly T[],
  ownMediaIds: readonly string[],
): T[] {
  const isWide = ({ width, height }: T) => width / height >= 1.2;
  const isSign = (item: T) =>
    isDrawing(item) && (item.width * item.height < leastOfPicture || item.width > 2 * item.height);
  return listed
    .filter((item) => item.bucketFolder === artworkFolder && !ownMediaIds.includes(item.id) && !isSign(item))
    .sort((a, b) => Number(isWide(b)) - Number(isWide(a)));
}
