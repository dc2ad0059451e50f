import type { ViewProps } from "../../define-block.ts";
import { titleLevel } from "../../section.tsx";
import type { imageCardBlock } from "./block.ts";
import { cardPictureSizes } from "../../card-picture-sizes.ts";
import "../../styles/card.css";

/** The board's layout, columns and picture format decide how a card looks (board.css). */
export function ImageCardView({ group, ui, board }: ViewProps<typeof imageCardBlock>) {
  const { fields, options } = group;
  return (
    <article className="card" data-swatch={options.color}>
      <div className="card__media">
        <ui.Image of={fields.image} sizes={cardPictureSizes(fields.image.media, board?.options ?? {})} />
      </div>
      <div className="card__text">
        <ui.Text of={fields.title} as={titleLevel(group)} className="card__title" />
        <ui.Text of={fields.subtitle} as="p" className="card__subtitle" />
        <ui.RichText of={fields.description} className="card__description" />
        <ui.Button of={fields.button} variant="quiet" />
      </div>
    </article>
  );
}
