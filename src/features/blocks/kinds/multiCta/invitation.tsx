import type { HeadingLevel, ResolvedButton, ResolvedImage, ResolvedRichText, ResolvedText } from "../../resolved.ts";
import type { Ui } from "../../ui.ts";
import { drawnWidthIn } from "../../drawn-width.ts";

interface InvitationProps {
  of: { image: ResolvedImage; title: ResolvedText; description: ResolvedRichText; button: ResolvedButton };
  ui: Ui;
  options: { color: string };
  level: HeadingLevel;
}

/** One of the invitations; for visitors nothing at all where it is empty. */
export function Invitation({ of: { image, title, description, button }, ui, options, level }: InvitationProps) {
  return (
    <ui.Part of={[image, title, description, button]} className="multi-cta__part">
      <div className="invitation" data-swatch={options.color}>
        <ui.Part of={[image]} className="invitation__media">
          <ui.Image of={image} sizes={invitationPictureSizes(image)} />
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

/** A third of the page, or its width where they stand under each other (multi-cta.css). */
function invitationPictureSizes(picture: ResolvedImage): string {
  const drawn = (width: string) => drawnWidthIn(picture, { width, ratio: 3 / 2 });
  return `(min-width: 92rem) ${drawn("42rem")}, (min-width: 48rem) ${drawn("46vw")}, ${drawn("90vw")}`;
}
