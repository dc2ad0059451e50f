import type { ViewProps } from "../../define-block.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { mediaGalleryBlock } from "./block.ts";
import "./media-gallery.css";

export function MediaGalleryView({ group, ui, context }: ViewProps<typeof mediaGalleryBlock>) {
  const { fields, options } = group;
  if (context.mode === "live" && fields.images.items.length === 0) return null;
  return (
    <Section group={group} className="gallery" swatch={options.color} data={{ columns: options.columnLayout }}>
      <div className="gallery__inner wrap">
        <div className="heading-group">
          <ui.Text of={fields.kicker} as="p" className="kicker" />
          <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
        </div>
        <ui.MediaList
          of={fields.images}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          className="gallery__images"
        />
      </div>
    </Section>
  );
}
