import { Announcement } from "../../parts/announcement.tsx";
import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import type { announcementBarBlock } from "./block.ts";
import "./announcement-bar.css";

export function AnnouncementBarView({ group, ui, context }: ViewProps<typeof announcementBarBlock>) {
  const { fields, options } = group;
  return (
    <Section group={group} className="announcement-bar" swatch={options.color}>
      <Announcement id={group.id} context={context} className="announcement-bar__inner wrap">
        <ui.RichText of={fields.textBlock} className="announcement-bar__text" />
        <ui.Button of={fields.button} variant="quiet" />
      </Announcement>
    </Section>
  );
}
