import type { ViewProps } from "../../define-block.ts";
import { isFilled } from "../../is-filled.ts";
import { Section } from "../../section.tsx";
import type { multiCtaBlock } from "./block.ts";
import { Invitation } from "./invitation.tsx";
import "./multi-cta.css";

/** All titles have one level, but for the page's first heading. */
export function MultiCtaView({ group, ui }: ViewProps<typeof multiCtaBlock>) {
  const { fields, options, headingLevel } = group;
  const { kicker, subdescription, ...rest } = fields;
  const { title, description, button, image } = fields;
  const invitations = [
    { image, title, description, button },
    {
      image: fields.secondImage,
      title: fields.secondaryTitle,
      description: fields.secondaryDescription,
      button: fields.secondaryButton,
    },
    {
      image: fields.thirdImage,
      title: fields.tertiaryTitle,
      description: fields.tertiaryDescription,
      button: fields.tertiaryButton,
    },
  ];
  const count = invitations.filter((each) => Object.values(each).some(isFilled)).length;
  const others = Math.max(2, headingLevel) as 2 | 3;
  return (
    <Section group={group} className="multi-cta" data={{ vertical: options.verticalAlignment }}>
      <div className="wrap">
        <ui.Text of={kicker} as="p" className="kicker multi-cta__kicker" />
        <ui.Part of={Object.values(rest)} className="multi-cta__row">
          {invitations.map((each, at) => (
            <Invitation
              key={each.title.fieldName}
              of={each}
              {...{ ui, options, count }}
              level={at === 0 ? headingLevel : others}
            />
          ))}
        </ui.Part>
        <ui.Text of={subdescription} as="p" className="multi-cta__note" />
      </div>
    </Section>
  );
}
