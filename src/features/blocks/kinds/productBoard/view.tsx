import { Board } from "../../board/board.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { productBoardBlock } from "./block.ts";

export function ProductBoardView(props: ViewProps<typeof productBoardBlock>) {
  return <Board {...props} />;
}
