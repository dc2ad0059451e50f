import { ArrangedBoard } from "../../board/arranged-board.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { serviceBoardBlock } from "./block.ts";

export function ServiceBoardView(props: ViewProps<typeof serviceBoardBlock>) {
  return <ArrangedBoard {...props} />;
}
