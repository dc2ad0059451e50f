import { CardFrame } from "../../board/card-frame.tsx";
import { CardText } from "../../board/card-text.tsx";
import { priceText } from "../../words/cost.ts";
import type { ViewProps } from "../../define-block.ts";
import { titleLevel } from "../../section.tsx";
import type { productCardBlock } from "./block.ts";
import "./product-card.css";

export function ProductCardView({ group, ui, board, context }: ViewProps<typeof productCardBlock>) {
  const { fields } = group;
  return (
    <CardFrame group={group} ui={ui} board={board} className="card--product">
      <ui.Text of={fields.kicker} as="p" className="card__subtitle" />
      <ui.Part of={[fields.title, fields.cost]} className="card__offer">
        <ui.Text of={fields.title} as={titleLevel(group)} className="card__title" />
        <ui.Text {...priceText(fields.cost, context)} as="p" />
      </ui.Part>
      <CardText fields={fields} ui={ui} board={board} context={context} />
      <ui.Button of={fields.button} variant="quiet" />
    </CardFrame>
  );
}
