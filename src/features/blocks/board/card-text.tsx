import { plainTextOf } from "~/features/richtext/plain-text.ts";
import { excerptOf } from "../words/excerpt.ts";
import { languageOf } from "../words/language-of.ts";
import type { ResolvedButton, ResolvedGroup, ResolvedImage, ResolvedRichText } from "../resolved.ts";
import { typeset } from "../words/typeset.ts";
import type { Ui, ViewContext } from "../ui.ts";

interface CardTextProps {
  fields: { description: ResolvedRichText; button: ResolvedButton; image: ResolvedImage };
  ui: Ui;
  /** The board that the card is on. */
  board: ResolvedGroup | undefined;
  context: ViewContext;
}

/**
 * The text of a card; only its beginning, as plain words, where its board cuts long ones (`excerpt`) and the card leads on
 * to more. Editors have all of it.
 */
export function CardText({ fields: { description, button, image }, ui, board, context }: CardTextProps) {
  const leadsOn = (button.link !== null && button.text !== "") || (image.link !== null && image.media !== null);
  const isCut = context.mode !== "edit" && board?.options["excerpt"] === true && leadsOn;
  const whole = isCut && description.value ? plainTextOf(description.value).replace(/\s+/g, " ") : "";
  const text = excerptOf(whole);
  if (text === whole) return <ui.RichText of={description} className="card__description" />;
  return (
    <p className="card__description" {...languageOf(description)}>
      {typeset(text, description.lang ?? context.locale)}
    </p>
  );
}
