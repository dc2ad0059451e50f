import type { ViewProps } from "../../define-block.ts";
import { addressLink } from "../../link.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { bookingContainerBlock } from "./block.ts";
import "./booking-container.css";

/** The booking stands on a page of its own, which nothing is fetched from before somebody goes there. */
export function BookingContainerView({ group, ui }: ViewProps<typeof bookingContainerBlock>) {
  const { fields, options } = group;
  const { button } = fields;
  const booking = options.booking ? addressLink(options.booking.url) : null;
  return (
    <Section group={group} className="booking" swatch={options.color}>
      <div className="booking__inner wrap">
        <div className="booking__text">
          <div className="heading-group">
            <ui.Text of={fields.kicker} as="p" className="kicker" />
            <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
          </div>
          <ui.RichText of={fields.description} className="lead" />
        </div>
        <div className="actions">
          <ui.Button of={booking ? { ...button, link: booking } : button} />
        </div>
      </div>
    </Section>
  );
}
