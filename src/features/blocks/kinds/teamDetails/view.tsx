import type { ViewProps } from "../../define-block.ts";
import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { teamDetailsBlock } from "./block.ts";
import "./team-details.css";

const ratios = { square: 1, portrait: 4 / 5 };

/** How wide the portrait is shown: beside the text, or above it on small screens (team-details.css). */
function sizesOf({ fields, options }: ViewProps<typeof teamDetailsBlock>["group"]): string {
  const ratio = ratios[options.imageFormat];
  const wide = drawnWidthIn(fields.image, { width: "min(38vw, 34rem)", ratio });
  const narrow = drawnWidthIn(fields.image, { width: "min(90vw, 26rem)", ratio });
  return `(min-width: 48rem) ${wide}, ${narrow}`;
}

export function TeamDetailsView({ group, ui }: ViewProps<typeof teamDetailsBlock>) {
  const { fields, options } = group;
  const { image, ...words } = fields;
  const notes = [fields.secondaryDescription, fields.tertiaryDescription, fields.quaternaryDescription];
  return (
    <Section group={group} className="team-details" swatch={options.color} data={{ format: options.imageFormat }}>
      <div className="team-details__inner wrap">
        <ui.Part of={[image]} className="team-details__portrait">
          <ui.Image of={image} sizes={sizesOf(group)} priority={group.isLead} />
        </ui.Part>
        <ui.Part of={Object.values(words)} className="team-details__text">
          <ui.Part of={[fields.function, fields.name]} className="heading-group">
            <ui.Text of={fields.function} as="p" className="kicker" />
            <ui.Text of={fields.name} as={titleLevel(group)} className="title" />
          </ui.Part>
          <ui.Text of={fields.quote} as="p" className="team-details__quote" />
          <ui.RichText of={fields.description} className="lead" />
          <ui.Part of={notes} className="team-details__notes">
            {notes.map((note) => (
              <ui.RichText key={note.fieldName} of={note} />
            ))}
          </ui.Part>
          <ui.Part of={[fields.phone, fields.email]} className="team-details__ways">
            <ui.Text of={fields.phone} as="a" className="text-link" />
            <ui.Text of={fields.email} as="a" className="text-link" />
          </ui.Part>
          <ui.Part of={[fields.button]} className="actions">
            <ui.Button of={fields.button} />
          </ui.Part>
        </ui.Part>
      </div>
    </Section>
  );
}
