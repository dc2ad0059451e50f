import { ArrangedBoard } from "../../board/arranged-board.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { productBoardBlock } from "./block.ts";

export function ProductBoardView(props: ViewProps<typeof productBoardBlock>) {
  return <ArrangedBoard {...props} />;
}
