import { priceTerms } from "~/features/blocks/data/price-terms.ts";
import { EntriesSection } from "../../board/entries-section.tsx";
import { EntryRow } from "../../board/entry-row.tsx";
import { shownCost, withCurrency } from "../../words/cost.ts";
import type { ViewProps } from "../../define-block.ts";
import { itemsIn, type ItemEntry } from "../../data/listing-data.ts";
import { levelBelow } from "../../section.tsx";
import type { ViewContext } from "../../ui.ts";
import type { marketplaceBlock } from "./block.ts";
import "../../styles/marketplace-item.css";

export function MarketplaceView(props: ViewProps<typeof marketplaceBlock>) {
  const { group, context } = props;
  const { t } = context;
  const level = levelBelow(group);
  const entries = itemsIn(context.data).map((item) => ({
    id: item.id,
    content: (
      <EntryRow
        entry={item}
        pictures={item.titleImage ? [item.titleImage] : []}
        among={`items-${group.id}`}
        level={level}
        className="marketplace-item"
        context={context}
        before={
          <span className="marketplace-item__kind" data-kind={item.listingKind}>
            {t(`blocks.marketplace.${item.listingKind}`)} · {t(`blocks.marketplace.${item.itemType}`)}
          </span>
        }
        after={<ItemTerms of={item} t={t} />}
      />
    ),
  }));
  return <EntriesSection {...props} list="items" none={t("blocks.marketplace.none")} entries={entries} />;
}

function ItemTerms({ of: { options, cost }, t }: { of: ItemEntry; t: ViewContext["t"] }) {
  const agreed = priceTerms.filter((term) => options[term]).map((term) => t(`blocks.marketplace.${term}`));
  const francs = cost?.replace(/\.00$/, "");
  return (
    <>
      {agreed.length > 0 && <span className="disclosure__facts">{agreed.join(" · ")}</span>}
      {francs !== undefined && (
        <span className="marketplace-item__cost cost">{withCurrency(shownCost(francs, { withRappen: false }))}</span>
      )}
    </>
  );
}
