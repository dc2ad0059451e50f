import type { ViewProps } from "../../define-block.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { heroBlock } from "./block.ts";
import { heroPictureSizes } from "./picture-sizes.ts";
import "./hero.css";

export function HeroView({ group, ui }: ViewProps<typeof heroBlock>) {
  const { fields, options, isLead } = group;
  return (
    <Section group={group} className="hero" data={{ size: options.size, "text-position": options.textPosition }}>
      <div className="hero__stage">
        <div className="hero__media">
          {options.media === "video" ? (
            <ui.Video of={fields.video} ambient poster={fields.image} priority={isLead} />
          ) : (
            <ui.Image of={fields.image} sizes={heroPictureSizes(fields.image, options)} priority={isLead} />
          )}
        </div>
        <div className="hero__text" data-swatch={options.color}>
          <ui.Text of={fields.kicker} as="p" className="kicker" />
          <ui.Text of={fields.title} as={titleLevel(group)} className="display" />
          <ui.RichText of={fields.description} className="lead" />
          <div className="actions">
            <ui.Button of={fields.button} />
            <ui.Button of={fields.secondaryButton} variant="secondary" />
          </div>
        </div>
      </div>
    </Section>
  );
}
