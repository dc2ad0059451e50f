import type { ViewProps } from "../../define-block.ts";
import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { testimonialDetailsBlock } from "./block.ts";
import "../../styles/quotes.css";
import "./testimonial-details.css";

export function TestimonialDetailsView({ group, ui }: ViewProps<typeof testimonialDetailsBlock>) {
  const { fields, options } = group;
  const { quote, name, image } = fields;
  return (
    <Section group={group} className="testimonial-details" swatch={options.color}>
      <div className="testimonial-details__inner wrap">
        <ui.Text of={quote} as="blockquote" className="testimonial-details__quote" />
        <ui.Part of={[image, name, fields.function]} className="testimonial-details__who">
          <ui.Image of={image} sizes={drawnWidthIn(image, { width: "96px", ratio: 1 })} />
          <ui.Part of={[name, fields.function]}>
            <ui.Text of={name} as={titleLevel(group)} className="testimonial-details__name" />
            <ui.Text of={fields.function} as="p" className="testimonial-details__function" />
          </ui.Part>
        </ui.Part>
        <ui.RichText of={fields.description} className="testimonial-details__more" />
      </div>
    </Section>
  );
}
