import type { ViewProps } from "../../define-block.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { bookingContainerBlock } from "./block.ts";
import "./booking-container.css";

/**
 * The booking stands on a page of its own, which nothing is fetched from before somebody goes there. A button without words
 * says to visitors what it is for.
 */
export function BookingContainerView({ group, ui, context }: ViewProps<typeof bookingContainerBlock>) {
  const { fields, options } = group;
  const isNameless = context.mode === "live" && fields.button.link !== null && fields.button.text === "";
  const button = isNameless ? { ...fields.button, text: context.t("blocks.booking") } : fields.button;
  return (
    <Section group={group} className="booking" swatch={options.color}>
      <div className="booking__inner wrap">
        <ui.Part of={[fields.kicker, fields.title, fields.description]} className="booking__text">
          <ui.Part of={[fields.kicker, fields.title]} className="heading-group">
            <ui.Text of={fields.kicker} as="p" className="kicker" />
            <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
          </ui.Part>
          <ui.RichText of={fields.description} className="lead" />
        </ui.Part>
        <ui.Part of={[button]} className="actions">
          <ui.Button of={button} />
        </ui.Part>
      </div>
    </Section>
  );
}
