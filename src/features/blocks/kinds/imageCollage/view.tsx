import type { ViewProps } from "../../define-block.ts";
import { isFilled } from "../../is-filled.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { imageCollageBlock } from "./block.ts";
import { collagePictureSizes } from "./picture-sizes.ts";
import "./image-collage.css";

export function ImageCollageView({ group, ui }: ViewProps<typeof imageCollageBlock>) {
  const { options } = group;
  const { kicker, title, description, button, ...images } = group.fields;
  const pictures = Object.values(images);
  const shown = pictures.filter(isFilled);
  return (
    <Section group={group} className="collage" swatch={options.color} data={{ vertical: options.verticalAlignment }}>
      <div className="collage__inner wrap">
        <ui.Part of={[kicker, title, description, button]} className="collage__text">
          <ui.Text of={kicker} as="p" className="kicker" />
          <ui.Text of={title} as={titleLevel(group)} className="title" />
          <ui.RichText of={description} />
          <ui.Part of={[button]} className="actions">
            <ui.Button of={button} />
          </ui.Part>
        </ui.Part>
        <ui.Part of={pictures} className="collage__pictures">
          {pictures.map((picture, at) => (
            <ui.Part key={picture.fieldName} of={[picture]} className="collage__picture">
              <ui.Image
                of={picture}
                sizes={collagePictureSizes(picture, {
                  count: shown.length,
                  at: shown.indexOf(picture),
                  alignment: options.alignment,
                })}
                priority={group.isLead && at === 0}
              />
            </ui.Part>
          ))}
        </ui.Part>
      </div>
    </Section>
  );
}
