import type { ReactNode } from "react";
import { clsx } from "clsx";
import type { ResolvedField, ResolvedGroup, ResolvedImage } from "../resolved.ts";
import type { Ui } from "../ui.ts";
import { cardPictureSizes } from "../pictures/card-picture-sizes.ts";
import { arrangedSizes } from "./arranged-sizes.ts";
import "../styles/card.css";

interface CardFrameProps {
  group: { id: string; options: { color: string }; fields: { image: ResolvedImage } & Record<string, ResolvedField> };
  ui: Ui;
  board: ResolvedGroup | undefined;
  className?: string;
  /** The shape of pictures that the board shows as "square", width by height: 1 when nothing is said (card.css). */
  square?: number;
  /** How wide the picture is shown, where the board's own layout does not say it. */
  sizes?: string;
  /** The words under the picture. */
  children: ReactNode;
}

/** One card of a board: a picture and words. The board's layout, columns and picture format decide how it looks. */
export function CardFrame({ group, ui, board, className, square, sizes, children }: CardFrameProps) {
  const { image, ...words } = group.fields;
  const layout = { ...board?.options, cards: board?.children.length };
  return (
    <article className={clsx("card", className)} data-swatch={group.options.color}>
      <ui.Part of={[image]} className="card__media">
        <ui.Image
          of={image}
          sizes={sizes ?? arrangedSizes(group, board) ?? cardPictureSizes(image.media, layout, square)}
        />
      </ui.Part>
      <ui.Part of={Object.values(words)} className="card__text">
        {children}
      </ui.Part>
    </article>
  );
}
