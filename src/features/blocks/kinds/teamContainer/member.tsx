import type { ElementType } from "react";
import { CardLine } from "../../collection/card-line.tsx";
import type { CollectionCard } from "../../data/collection-cards.ts";
import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import { languageOf } from "../../words/language-of.ts";
import { wordFit } from "../../words/word-fit.ts";
import { Picture } from "../../pictures/picture.tsx";
import type { ViewContext } from "../../ui.ts";
import "../../styles/card.css";

interface MemberProps {
  card: CollectionCard;
  /** The element of the name. */
  level: ElementType;
  t: ViewContext["t"];
}

/** One person of a split team: small among the others, or large with all there is to read (`vt-split`). */
export function Member({ card, level: Level, t }: MemberProps) {
  const { name, line, text, picture, path } = card;
  return (
    <article className="card member">
      <div className="card__media">
        {picture && <Picture of={picture} sizes={sizesAmongOthers(picture)} priority={false} />}
      </div>
      <div className="card__text">
        <Level className="card__title" {...languageOf(name)} style={wordFit(name.text, Level)}>
          {name.text}
        </Level>
        <CardLine of={line} className="card__subtitle" />
        <CardLine of={text} className="card__description member__more" />
        {path !== null && (
          <a className="button member__more" data-variant="quiet" href={path}>
            {t("blocks.split.page", { name: name.text })}
          </a>
        )}
        <button type="button" className="button member__back" data-variant="secondary">
          {t("blocks.split.back")}
        </button>
      </div>
      <button type="button" className="member__choose" aria-label={t("blocks.split.choose", { name: name.text })} />
    </article>
  );
}

/** Two in a window on a phone, three on a tablet, five on a desktop (team-split.css). */
function sizesAmongOthers(picture: NonNullable<CollectionCard["picture"]>): string {
  const drawn = (width: string) => drawnWidthIn(picture, { width, ratio: 4 / 5 });
  return `(min-width: 92rem) ${drawn("16rem")}, (min-width: 64rem) ${drawn("17vw")}, (min-width: 40rem) ${drawn("29vw")}, ${drawn("43vw")}`;
}
