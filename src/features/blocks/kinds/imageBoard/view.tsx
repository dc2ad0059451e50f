import { Board } from "../../board/board.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { imageBoardBlock } from "./block.ts";

export function ImageBoardView(props: ViewProps<typeof imageBoardBlock>) {
  return <Board {...props} isNumbered={props.group.options.numbered} />;
}
