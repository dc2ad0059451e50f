import { Announcement } from "../../parts/announcement.tsx";
import type { ViewProps } from "../../define-block.ts";
import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import { Section } from "../../section.tsx";
import type { announcementBubbleBlock } from "./block.ts";
import "./announcement-bubble.css";

export function AnnouncementBubbleView({ group, ui, context }: ViewProps<typeof announcementBubbleBlock>) {
  const { image, kicker, textBlock, button } = group.fields;
  return (
    <Section group={group} className="announcement-bubble">
      <Announcement id={group.id} context={context} className="bubble" swatch={group.options.color}>
        <ui.Part of={[image]} className="bubble__media">
          <ui.Image of={image} sizes={drawnWidthIn(image, { width: "22rem", ratio: 16 / 9 })} />
        </ui.Part>
        <ui.Part of={[kicker, textBlock, button]} className="bubble__text">
          <ui.Text of={kicker} as="p" className="bubble__title" />
          <ui.RichText of={textBlock} />
          <ui.Button of={button} variant="quiet" />
        </ui.Part>
      </Announcement>
    </Section>
  );
}
