import type { ResolvedImage, ResolvedRichText } from "../resolved.ts";
import type { Ui } from "../ui.ts";
import { rowPictureSizes } from "./row-picture-sizes.ts";

/** What an open row is about: a picture and words. */
export function RowMain({
  of: { image, description },
  ui,
}: {
  of: { image: ResolvedImage; description: ResolvedRichText };
  ui: Ui;
}) {
  return (
    <ui.Part of={[image, description]} className="disclosure__main">
      <ui.Image of={image} sizes={rowPictureSizes(image)} />
      <ui.RichText of={description} />
    </ui.Part>
  );
}
