import type { ViewProps } from "~/features/blocks/define-block.ts";
import { drawnWidthIn } from "~/features/blocks/pictures/drawn-width.ts";
import { titleLevel } from "~/features/blocks/section.tsx";
import type { mapPlaceBlock } from "./block.ts";

/** The place in words, below the map that shows it. */
export function MapPlaceView({ group, ui }: ViewProps<typeof mapPlaceBlock>) {
  const { image, title, description, button } = group.fields;
  return (
    <>
      <ui.Part of={[image]} className="map-place__media">
        <ui.Image of={image} sizes={drawnWidthIn(image, { width: "6rem", ratio: 1 })} />
      </ui.Part>
      <ui.Part of={[title, description, button]} className="map-place__text">
        <ui.Text of={title} as={titleLevel(group)} className="map-place__name" />
        <ui.RichText of={description} className="map-place__about" />
        <ui.Button of={button} variant="quiet" />
      </ui.Part>
    </>
  );
}
