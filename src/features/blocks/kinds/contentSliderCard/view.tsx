import { clsx } from "clsx";
import type { ViewProps } from "../../define-block.ts";
import { drawnWidth } from "../../pictures/drawn-width.ts";
import { isFilled } from "../../is-filled.ts";
import { titleLevel } from "../../section.tsx";
import type { contentSliderCardBlock } from "./block.ts";
import "./content-slider-card.css";

/** On a picture the words are light and lie on its shade; without one the slide has the ground of its colour. */
export function ContentSliderCardView({ group, ui }: ViewProps<typeof contentSliderCardBlock>) {
  const { backgroundImage, kicker, title, description, button } = group.fields;
  const { color, verticalAlignment } = group.options;
  const isOnPicture = isFilled(backgroundImage);
  const sizes = drawnWidth(backgroundImage, { width: "100vw", height: "100vh" });
  return (
    <article
      id={`slide-${group.id}`}
      className={clsx("slide", isOnPicture && "on-picture")}
      data-swatch={isOnPicture ? undefined : color}
      data-vertical={verticalAlignment}
    >
      <ui.Part of={[backgroundImage]} className="slide__media">
        <ui.Image of={backgroundImage} sizes={sizes} />
      </ui.Part>
      <ui.Part of={[kicker, title, description, button]} className="slide__text">
        <ui.Text of={kicker} as="p" className="kicker" />
        <ui.Text of={title} as={titleLevel(group)} className="title" />
        <ui.RichText of={description} className="lead" />
        <ui.Part of={[button]} className="actions">
          <ui.Button of={button} />
        </ui.Part>
      </ui.Part>
    </article>
  );
}
