import { CollectionBoard } from "../../collection/collection-board.tsx";
import type { CollectionCard } from "../../data/collection-cards.ts";
import type { ViewProps } from "../../define-block.ts";
import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import { languageOf } from "../../words/language-of.ts";
import { Picture } from "../../pictures/picture.tsx";
import type { testimonialsContainerBlock } from "./block.ts";
import "../../styles/quotes.css";
import "./testimonials.css";

export function TestimonialsContainerView({ group, ui, context }: ViewProps<typeof testimonialsContainerBlock>) {
  return <CollectionBoard group={group} ui={ui} context={context} card={(card) => <Testimonial card={card} />} />;
}

/** What somebody says, and who says it. */
function Testimonial({ card: { name, line, text, picture } }: { card: CollectionCard }) {
  return (
    <figure className="testimonial">
      <blockquote className="testimonial__quote" {...languageOf(text)}>
        <p>{text.text}</p>
      </blockquote>
      <figcaption className="testimonial__who">
        {picture && (
          <Picture
            of={picture}
            sizes={drawnWidthIn(picture, { width: "96px", ratio: 1 })}
            priority={false}
            className="testimonial__portrait"
          />
        )}
        <span>
          <strong className="testimonial__name" {...languageOf(name)}>
            {name.text}
          </strong>
          {line.text !== "" && (
            <span className="testimonial__line" {...languageOf(line)}>
              {line.text}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
