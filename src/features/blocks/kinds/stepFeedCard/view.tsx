import type { ViewProps } from "../../define-block.ts";
import { titleLevel } from "../../section.tsx";
import type { stepFeedCardBlock } from "./block.ts";
import { stepPictureSizes } from "./picture-sizes.ts";
import "../../styles/card.css";

/** The number comes from the step's place in its board (step-feed-board.css). */
export function StepFeedCardView({ group, ui, board }: ViewProps<typeof stepFeedCardBlock>) {
  const { image, title, duration, description, button } = group.fields;
  return (
    <article className="step">
      <ui.Part of={[image]} className="step__media">
        <ui.Image of={image} sizes={stepPictureSizes(image, board?.options ?? {}, board?.children.length ?? 0)} />
      </ui.Part>
      <ui.Part of={[title, duration, description, button]} className="step__text">
        <ui.Text of={title} as={titleLevel(group)} className="card__title" />
        <ui.Text of={duration} as="p" className="card__subtitle" />
        <ui.RichText of={description} className="card__description" />
        <ui.Button of={button} variant="quiet" />
      </ui.Part>
    </article>
  );
}
