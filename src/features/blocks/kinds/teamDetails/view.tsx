import type { ViewProps } from "../../define-block.ts";
import { drawnWidthIn } from "../../drawn-width.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { teamDetailsBlock } from "./block.ts";
import "./team-details.css";

const ratios = { square: 1, portrait: 4 / 5 };

/** How wide the portrait is shown: beside the text, or above it on small screens (team-details.css). */
function sizesOf({ fields, options }: ViewProps<typeof teamDetailsBlock>["group"]): string {
  const ratio = ratios[options.imageFormat];
  const wide = drawnWidthIn(fields.image, { width: "min(38vw, 34rem)", ratio });
  const narrow = drawnWidthIn(fields.image, { width: "min(90vw, 26rem)", ratio });
  return `(min-width: 60rem) ${wide}, ${narrow}`;
}

export function TeamDetailsView({ group, ui }: ViewProps<typeof teamDetailsBlock>) {
  const { fields, options } = group;
  return (
    <Section group={group} className="team-details" swatch={options.color} data={{ format: options.imageFormat }}>
      <div className="team-details__inner wrap">
        <div className="team-details__portrait">
          <ui.Image of={fields.image} sizes={sizesOf(group)} priority={group.isLead} />
        </div>
        <div className="team-details__text">
          <div className="heading-group">
            <ui.Text of={fields.function} as="p" className="kicker" />
            <ui.Text of={fields.name} as={titleLevel(group)} className="title" />
          </div>
          <ui.Text of={fields.quote} as="p" className="team-details__quote" />
          <ui.RichText of={fields.description} className="lead" />
          <div className="team-details__ways">
            <ui.Text of={fields.phone} as="a" />
            <ui.Text of={fields.email} as="a" />
          </div>
          <div className="actions">
            <ui.Button of={fields.button} />
          </div>
        </div>
      </div>
    </Section>
  );
}
