import type { ViewProps } from "../../define-block.ts";
import { Lightbox } from "../../pictures/lightbox.tsx";
import { More } from "../../parts/more.tsx";
import { Section, titleLevel } from "../../section.tsx";
import type { mediaGalleryBlock } from "./block.ts";
import { gallerySizes } from "./picture-sizes.ts";
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
        <Lightbox count={images.items.length} context={context}>
          <More count={images.items.length} context={context}>
            <ui.MediaList
              of={images}
              sizes={(picture) => gallerySizes(picture, options.columnLayout)}
              className="gallery__images"
              enlargeLabel={({ alt }, number) =>
                alt === ""
                  ? context.t("blocks.lightbox.enlarge", { number })
                  : context.t("blocks.lightbox.enlargeNamed", { name: alt })
              }
            />
          </More>
        </Lightbox>
      </div>
    </Section>
  );
}
