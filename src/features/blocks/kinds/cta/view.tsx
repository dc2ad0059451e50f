import { clsx } from "clsx";
import type { ViewProps } from "../../define-block.ts";
import { isFilled } from "../../is-filled.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { ctaBlock } from "./block.ts";
import { ctaPictureSizes } from "./picture-sizes.ts";
import "./cta.css";

export function CtaView({ group, ui }: ViewProps<typeof ctaBlock>) {
  const { fields, options } = group;
  const isOnPicture = options.arrangement === "banner" && isFilled(fields.image);
  return (
    <Section
      group={group}
      className={clsx("cta", isOnPicture && "on-picture")}
      swatch={isOnPicture ? "transparent" : options.color}
      data={{ arrangement: options.arrangement }}
    >
      <div className="cta__inner wrap">
        <ui.Part of={[fields.kicker, fields.title, fields.description]} className="cta__text">
          <ui.Text of={fields.kicker} as="p" className="kicker" />
          <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
          <ui.RichText of={fields.description} className="lead" />
        </ui.Part>
        <div className="cta__actions actions">
          <ui.Button of={fields.button} />
          <ui.Button of={fields.secondaryButton} variant="secondary" />
        </div>
        <div className="cta__media">
          <ui.Image of={fields.image} sizes={ctaPictureSizes(fields.image, options)} priority={group.isLead} />
        </div>
      </div>
    </Section>
  );
}
