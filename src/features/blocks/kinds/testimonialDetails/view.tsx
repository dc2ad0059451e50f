import type { ViewProps } from "../../define-block.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { testimonialDetailsBlock } from "./block.ts";
import "./testimonial-details.css";

export function TestimonialDetailsView({ group, ui }: ViewProps<typeof testimonialDetailsBlock>) {
  const { fields, options } = group;
  return (
    <Section group={group} className="testimonial-details" swatch={options.color}>
      <div className="testimonial-details__inner wrap">
        <blockquote className="testimonial-details__quote">
          <ui.Text of={fields.quote} as="p" />
        </blockquote>
        <div className="testimonial-details__who">
          <ui.Image of={fields.image} sizes="96px" />
          <div>
            <ui.Text of={fields.name} as={titleLevel(group)} className="testimonial-details__name" />
            <ui.Text of={fields.function} as="p" className="testimonial-details__function" />
          </div>
        </div>
        <ui.RichText of={fields.description} className="testimonial-details__more" />
      </div>
    </Section>
  );
}
