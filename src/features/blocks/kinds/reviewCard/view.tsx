import type { ViewProps } from "../../define-block.ts";
import { Stars } from "../../parts/stars.tsx";
import type { reviewCardBlock } from "./block.ts";
import "../../styles/review.css";

export function ReviewCardView({ group, ui, context }: ViewProps<typeof reviewCardBlock>) {
  const { fields, options } = group;
  const { quote, name, subtitle } = fields;
  return (
    <figure className="review">
      <Stars rating={options.rating} t={context.t} />
      <ui.Part of={[quote]} className="review__words">
        <blockquote>
          <ui.Text of={quote} as="p" />
        </blockquote>
      </ui.Part>
      <ui.Part of={[name, subtitle]} className="review__who">
        <figcaption>
          <ui.Text of={name} as="strong" className="review__name" />
          <ui.Text of={subtitle} as="span" className="review__line" />
        </figcaption>
      </ui.Part>
    </figure>
  );
}
