import type { CardText } from "../data/collection-cards.ts";
import { languageOf } from "../words/language-of.ts";

/** A paragraph of a card; nothing where its text is empty. */
export function CardLine({ of, className }: { of: CardText; className: string }) {
  if (of.text === "") return null;
  return (
    <p className={className} {...languageOf(of)}>
      {of.text}
    </p>
  );
}
