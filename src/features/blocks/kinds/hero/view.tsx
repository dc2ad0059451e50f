import type { CSSProperties } from "react";
import type { ViewProps } from "../../define-block.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { heroBlock } from "./block.ts";
import { heroPictureSizes, narrowShape } from "./picture-sizes.ts";
import "./hero.css";

export function HeroView({ group, ui }: ViewProps<typeof heroBlock>) {
  const { fields, options, isLead } = group;
  const { layout, size, textPosition } = options;
  const shape = options.media === "video" ? 1 : narrowShape(fields.image);
  return (
    <Section group={group} className="hero" data={{ layout, size, "text-position": textPosition }}>
      <div className="hero__stage">
        <div className="hero__media" style={shape > 1 ? ({ "--shape": shape } as CSSProperties) : undefined}>
          {layout === "type" ? null : options.media === "video" ? (
            <ui.Video of={fields.video} ambient poster={fields.image} priority={isLead} />
          ) : (
            <ui.Image of={fields.image} sizes={heroPictureSizes(fields.image, options)} priority={isLead} />
          )}
        </div>
        <div className="hero__text" data-swatch={options.color}>
          <ui.Part of={[fields.kicker, fields.title]} className="hero__words">
            <ui.Text of={fields.kicker} as="p" className="kicker" />
            <ui.Text of={fields.title} as={titleLevel(group)} className="display" />
          </ui.Part>
          <ui.Part of={[fields.description, fields.button, fields.secondaryButton]} className="hero__more">
            <ui.RichText of={fields.description} className="lead" />
            <div className="actions">
              <ui.Button of={fields.button} />
              <ui.Button of={fields.secondaryButton} variant="secondary" />
            </div>
          </ui.Part>
        </div>
      </div>
    </Section>
  );
}
