import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import type { quoteBlock } from "./block.ts";
import { quotePictureSizes } from "./picture-sizes.ts";
import "../../styles/quotes.css";
import "./quote.css";

export function QuoteView({ group, ui }: ViewProps<typeof quoteBlock>) {
  const { fields, options } = group;
  const { quote, name, image, button } = fields;
  return (
    <Section group={group} className="quote" swatch={options.color} data={{ format: options.imageFormat }}>
      <div className="quote__inner wrap">
        <ui.Part of={[image]} className="quote__media">
          <ui.Image of={image} sizes={quotePictureSizes(image, options)} priority={group.isLead} />
        </ui.Part>
        <ui.Part of={[quote, name, fields.function, button]} className="quote__text">
          <ui.Text of={quote} as="blockquote" className="quote__words" />
          <ui.Part of={[name, fields.function]} className="quote__who">
            <ui.Text of={name} as="p" className="quote__name" />
            <ui.Text of={fields.function} as="p" className="quote__function" />
          </ui.Part>
          <ui.Part of={[button]} className="quote__actions actions">
            <ui.Button of={button} variant="secondary" />
          </ui.Part>
        </ui.Part>
      </div>
    </Section>
  );
}
