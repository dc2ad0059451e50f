import type { ElementType } from "react";
import { CardLine } from "./card-line.tsx";
import { cardPictureSizes } from "../pictures/card-picture-sizes.ts";
import type { CollectionCard } from "../data/collection-cards.ts";
import { languageOf } from "../words/language-of.ts";
import { wordFit } from "../words/word-fit.ts";
import { Picture } from "../pictures/picture.tsx";
import "../styles/card.css";
import "../styles/collection.css";

interface CollectionItemProps {
  card: CollectionCard;
  /** The element of its name. */
  level: ElementType;
  options: { gridLayout: string; columnLayout: string; imageFormat: string };
  /** How many stand on the board. */
  cards: number;
}

/** One page of a collection as a card: all of it leads to the page, by the link in its name. */
export function CollectionItem({ card, level: Level, options, cards }: CollectionItemProps) {
  const { name, line, text, picture, path } = card;
  return (
    <article className="card collection-item" data-swatch="transparent">
      <div className="card__media">
        {picture && (
          <Picture of={picture} sizes={cardPictureSizes(picture.media, { ...options, cards })} priority={false} />
        )}
      </div>
      <div className="card__text">
        <Level className="card__title" {...languageOf(name)} style={wordFit(name.text, Level)}>
          {path === null ? (
            name.text
          ) : (
            <a className="collection-item__link" href={path}>
              {name.text}
            </a>
          )}
        </Level>
        <CardLine of={line} className="card__subtitle" />
        <CardLine of={text} className="card__description" />
      </div>
    </article>
  );
}
