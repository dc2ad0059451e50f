import { clsx } from "clsx";
import type { ViewProps } from "../../define-block.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { richTextBlock } from "./block.ts";
import "./rich-text-block.css";

export function RichTextBlockView({ group, ui }: ViewProps<typeof richTextBlock>) {
  const { fields, options } = group;
  return (
    <Section
      group={group}
      className={clsx(
        "rich-text-block",
        options.twoColumns && "rich-text-block--columns",
        options.dropCap && "rich-text-block--initial",
      )}
      swatch={options.color}
      data={{ size: options.size }}
    >
      <div className="rich-text-block__inner wrap">
        <div className="heading-group">
          <ui.Text of={fields.kicker} as="p" className="kicker" />
          <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
          <ui.Text of={fields.quote} as="p" className="rich-text-block__quote" />
        </div>
        <ui.RichText of={fields.textBlock} />
        <div className="actions">
          <ui.Button of={fields.button} variant="secondary" />
        </div>
      </div>
    </Section>
  );
}
