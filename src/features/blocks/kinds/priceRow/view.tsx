import { hasRappen, isFree, priceText, shownCost } from "../../words/cost.ts";
import type { ViewProps } from "../../define-block.ts";
import { titleLevel } from "../../section.tsx";
import type { priceRowBlock } from "./block.ts";
import "../../styles/card.css";

/** Amounts are written alike in the whole list; what somebody types in the editor stays as it is. */
export function PriceRowView({ group, ui, context, board }: ViewProps<typeof priceRowBlock>) {
  const { groupTitle, title, duration, cost, description } = group.fields;
  const { t, mode } = context;
  const price = mode === "edit" ? cost : { ...cost, text: costOf(cost.text) };
  return (
    <>
      <ui.Text of={groupTitle} as={titleLevel(group)} className="price-group card__title" />
      <ui.Part of={[title, duration, cost]} className="price__line">
        <ui.Part of={[title, duration]} className="price__what">
          <ui.Text of={title} as="span" className="price__name" />
          <ui.Text of={duration} as="span" className="price__duration" />
        </ui.Part>
        <ui.Part of={[cost]} className="price__cost">
          {group.options.fromPrice && <span className="price__from">{t("blocks.prices.from")} </span>}
          <ui.Text {...priceText(price, context)} as="span" />
        </ui.Part>
      </ui.Part>
      <ui.RichText of={description} className="price__description" />
    </>
  );

  function costOf(text: string): string {
    if (isFree(text)) return t("blocks.prices.free");
    const costs = (board?.children ?? []).map(({ fields }) => fields["cost"]);
    return shownCost(text, { withRappen: costs.some((each) => each?.type === "text" && hasRappen(each.text)) });
  }
}
