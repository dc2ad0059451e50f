import { ListSection } from "../../board/list-section.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { marketplaceBlock } from "./block.ts";

export function MarketplaceView(props: ViewProps<typeof marketplaceBlock>) {
  return <ListSection {...props} none={props.context.t("blocks.marketplace.none")} />;
}
