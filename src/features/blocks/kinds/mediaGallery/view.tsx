import type { ViewProps } from "../../define-block.ts";
import { More } from "../../more.tsx";
import { Section, titleLevel } from "../../section.tsx";
import type { mediaGalleryBlock } from "./block.ts";
import "./media-gallery.css";

export function MediaGalleryView({ group, ui, context }: ViewProps<typeof mediaGalleryBlock>) {
  const { fields, options } = group;
  const { kicker, title, images } = fields;
  return (
    <Section group={group} className="gallery" swatch={options.color} data={{ columns: options.columnLayout }}>
      <div className="gallery__inner wrap">
        <ui.Part of={[kicker, title]} className="heading-group">
          <ui.Text of={kicker} as="p" className="kicker" />
          <ui.Text of={title} as={titleLevel(group)} className="title" />
        </ui.Part>
        <More count={images.items.length} context={context}>
          <ui.MediaList
            of={images}
            sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 50vw, 48vw"
            className="gallery__images"
          />
        </More>
      </div>
    </Section>
  );
}
