import type { ViewProps } from "../../define-block.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { richTextBlock } from "./block.ts";
import "./rich-text-block.css";

export function RichTextBlockView({ group, ui }: ViewProps<typeof richTextBlock>) {
  const { fields, options } = group;
  return (
    <Section group={group} className="rich-text-block" swatch={options.color} data={{ size: options.size }}>
      <div className="rich-text-block__inner wrap">
        <div className="heading-group">
          <ui.Text of={fields.kicker} as="p" className="kicker" />
          <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
        </div>
        <ui.RichText of={fields.textBlock} />
        <div className="actions">
          <ui.Button of={fields.button} variant="secondary" />
        </div>
      </div>
    </Section>
  );
}
