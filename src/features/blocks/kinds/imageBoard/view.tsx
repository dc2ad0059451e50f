import { ArrangedBoard } from "../../board/arranged-board.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { imageBoardBlock } from "./block.ts";

export function ImageBoardView(props: ViewProps<typeof imageBoardBlock>) {
  return <ArrangedBoard {...props} />;
}
