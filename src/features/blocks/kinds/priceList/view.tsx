import { clsx } from "clsx";
import { ListSection } from "../../board/list-section.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { priceListBlock } from "./block.ts";
import "../../styles/board-beside.css";
import "./price-list.css";

export function PriceListView(props: ViewProps<typeof priceListBlock>) {
  const { group, ui } = props;
  return (
    <ListSection
      {...props}
      className={clsx("price-list", group.options.twoColumns ? "price-list--columns" : "board--beside")}
      listClassName="price-list__rows"
      around={(rows) => (
        <>
          {rows}
          <ui.Text of={group.fields.subdescription} as="p" className="price-list__note" />
        </>
      )}
    />
  );
}
