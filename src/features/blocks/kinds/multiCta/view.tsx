import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import type { multiCtaBlock } from "./block.ts";
import { Invitation } from "./invitation.tsx";
import "./multi-cta.css";

/** All titles have one level, but for the page's first heading. */
export function MultiCtaView({ group, ui }: ViewProps<typeof multiCtaBlock>) {
  const { fields, options, headingLevel } = group;
  const { kicker, subdescription, ...rest } = fields;
  const parts = Object.values(rest);
  const { title, description, button, image } = fields;
  const others = Math.max(2, headingLevel) as 2 | 3;
  return (
    <Section group={group} className="multi-cta" data={{ vertical: options.verticalAlignment }}>
      <div className="wrap">
        <ui.Text of={kicker} as="p" className="kicker multi-cta__kicker" />
        <ui.Part of={parts} className="multi-cta__row">
          <Invitation of={{ image, title, description, button }} {...{ ui, options }} level={headingLevel} />
          <Invitation
            of={{
              image: fields.secondImage,
              title: fields.secondaryTitle,
              description: fields.secondaryDescription,
              button: fields.secondaryButton,
            }}
            {...{ ui, options }}
            level={others}
          />
          <Invitation
            of={{
              image: fields.thirdImage,
              title: fields.tertiaryTitle,
              description: fields.tertiaryDescription,
              button: fields.tertiaryButton,
            }}
            {...{ ui, options }}
            level={others}
          />
        </ui.Part>
        <ui.Text of={subdescription} as="p" className="multi-cta__note" />
      </div>
    </Section>
  );
}
