import { Board } from "../../board/board.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { goFeedBlock } from "./block.ts";

export function GoFeedView(props: ViewProps<typeof goFeedBlock>) {
  return <Board {...props} />;
}
