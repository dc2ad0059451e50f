import type { HeadingLevel, ResolvedButton, ResolvedImage, ResolvedRichText, ResolvedText } from "../../resolved.ts";
import type { Ui } from "../../ui.ts";
import { drawnWidthIn } from "../../pictures/drawn-width.ts";

interface InvitationProps {
  of: { image: ResolvedImage; title: ResolvedText; description: ResolvedRichText; button: ResolvedButton };
  ui: Ui;
  options: { color: string };
  level: HeadingLevel;
  /** How many of them visitors see. */
  count: number;
}

/** One of the invitations; for visitors nothing at all where it is empty. */
export function Invitation({ of: { image, title, description, button }, ui, options, level, count }: InvitationProps) {
  return (
    <ui.Part of={[image, title, description, button]} className="multi-cta__part">
      <div className="invitation" data-swatch={options.color}>
        <ui.Part of={[image]} className="invitation__media">
          <ui.Image of={image} sizes={invitationPictureSizes(image, count)} />
        </ui.Part>
        <ui.Part of={[title, description, button]} className="invitation__text">
          <ui.Text of={title} as={`h${level}`} className="card__title" />
          <ui.RichText of={description} className="card__description" />
          <ui.Button of={button} />
        </ui.Part>
      </div>
    </ui.Part>
  );
}

/** A part of the page, or its width where they stand under each other (multi-cta.css). */
function invitationPictureSizes(picture: ResolvedImage, count: number): string {
  const drawn = (width: string) => drawnWidthIn(picture, { width, ratio: 3 / 2 });
  if (count === 1) return `(min-width: 92rem) ${drawn("84rem")}, ${drawn("92vw")}`;
  const two = `(min-width: 92rem) ${drawn("42rem")}`;
  const three = `(min-width: 92rem) ${drawn("28rem")}, (min-width: 50rem) ${drawn("31vw")}`;
  return `${count === 3 ? three : two}, (min-width: 34rem) ${drawn("46vw")}, ${drawn("90vw")}`;
}
