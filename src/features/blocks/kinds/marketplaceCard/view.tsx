import { priceTerms } from "~/features/blocks/data/price-terms.ts";
import { AskPerson } from "../../board/ask-person.tsx";
import { RowMain } from "../../board/row-main.tsx";
import { priceText } from "../../words/cost.ts";
import type { ViewProps } from "../../define-block.ts";
import { Disclosure } from "../../parts/disclosure.tsx";
import { titleLevel } from "../../section.tsx";
import type { marketplaceCardBlock } from "./block.ts";
import "../../styles/card.css";
import "../../styles/marketplace-item.css";

export function MarketplaceCardView({ group, ui, context, board }: ViewProps<typeof marketplaceCardBlock>) {
  const { fields, options } = group;
  const { title, cost, image, description, ...contact } = fields;
  const { t } = context;
  const agreed = priceTerms.filter((term) => options[term]).map((term) => t(`blocks.marketplace.${term}`));
  const price = priceText(cost, context);
  return (
    <Disclosure
      context={context}
      among={board && `items-${board.id}`}
      className="marketplace-item"
      headFields={[title, cost]}
      bodyFields={[image, description, ...Object.values(contact)]}
      head={
        <>
          <span className="marketplace-item__kind" data-kind={options.listingKind}>
            {t(`blocks.marketplace.${options.listingKind}`)} · {t(`blocks.marketplace.${options.itemType}`)}
          </span>
          <ui.Text of={title} as={titleLevel(group)} className="card__title" />
          {agreed.length > 0 && <span className="disclosure__facts">{agreed.join(" · ")}</span>}
          <ui.Text {...price} as="span" className={`marketplace-item__cost ${price.className}`} />
        </>
      }
    >
      <RowMain of={{ image, description }} ui={ui} />
      <AskPerson of={contact} ui={ui} />
    </Disclosure>
  );
}
