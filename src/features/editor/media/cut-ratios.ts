/** Where a picture is drawn cut to a shape, and which shape, width by height. */
interface CutPicture {
  image: HTMLImageElement;
  ratio: number;
}

/** The places below an element where a medium's picture is drawn cut to a shape; where it is shown whole, nothing is cut. */
export function cutRatiosIn(root: ParentNode, publicUrl: string): CutPicture[] {
  return [...root.querySelectorAll<HTMLImageElement>("img.image")].flatMap((image) => {
    const isThis = image.getAttribute("src")?.startsWith(`${publicUrl}/`) ?? false;
    const isCut = isThis && fitOf(image) !== "contain" && image.clientHeight > 0;
    return isCut ? [{ image, ratio: image.clientWidth / image.clientHeight }] : [];
  });
}

/** As it is drawn: some kinds show every picture whole. */
function fitOf(image: HTMLImageElement): string | undefined {
  return image.ownerDocument.defaultView?.getComputedStyle(image).objectFit;
}
