import type { ViewProps } from "../../define-block.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { textOnImageBlock } from "./block.ts";
import { textOnImagePictureSizes } from "./picture-sizes.ts";
import "./text-on-image.css";

export function TextOnImageView({ group, ui }: ViewProps<typeof textOnImageBlock>) {
  const { fields, options } = group;
  return (
    <Section
      group={group}
      className="text-on-image"
      swatch="transparent"
      data={{ arrangement: options.shiftedAlignment, "text-position": options.textPosition }}
    >
      <div className="text-on-image__stage">
        <div className="text-on-image__media">
          {options.media === "video" ? (
            <ui.Video of={fields.video} ambient poster={fields.image} priority={group.isLead} />
          ) : (
            <ui.Image of={fields.image} sizes={textOnImagePictureSizes(fields.image)} priority={group.isLead} />
          )}
        </div>
        <div className="text-on-image__text" data-swatch={options.color}>
          <ui.Text of={fields.kicker} as="p" className="kicker" />
          <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
          <ui.RichText of={fields.description} />
          <div className="actions">
            <ui.Button of={fields.button} />
          </div>
        </div>
      </div>
    </Section>
  );
}
