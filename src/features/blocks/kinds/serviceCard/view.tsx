import { CardFrame } from "../../board/card-frame.tsx";
import { CardText } from "../../board/card-text.tsx";
import { priceText } from "../../words/cost.ts";
import type { ViewProps } from "../../define-block.ts";
import { titleLevel } from "../../section.tsx";
import type { serviceCardBlock } from "./block.ts";
import "./service-card.css";

/** In a list of courses the same card is a row (courses.css). */
export function ServiceCardView({ group, ui, board, context }: ViewProps<typeof serviceCardBlock>) {
  const { fields } = group;
  const sizes = board?.kind === "courses" ? "(min-width: 48rem) 16rem, 120vw" : undefined;
  return (
    <CardFrame group={group} ui={ui} board={board} className="card--service" square={4 / 3} sizes={sizes}>
      <ui.Text of={fields.title} as={titleLevel(group)} className="card__title" />
      <CardText fields={fields} ui={ui} board={board} context={context} />
      <ui.Button of={fields.button} variant="quiet" />
      <ui.Part of={[fields.duration, fields.cost]} className="card__facts">
        <ui.Text of={fields.duration} as="p" />
        <ui.Text {...priceText(fields.cost, context)} as="p" />
      </ui.Part>
    </CardFrame>
  );
}
