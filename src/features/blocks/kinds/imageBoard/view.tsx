import { Board } from "../../board/board.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { imageBoardBlock } from "./block.ts";

export function ImageBoardView(props: ViewProps<typeof imageBoardBlock>) {
  const { gridLayout, arrangement, numbered } = props.group.options;
  const layout = gridLayout === "grid" && arrangement !== "even" ? arrangement : gridLayout;
  return <Board {...props} layout={layout} isNumbered={numbered} />;
}
