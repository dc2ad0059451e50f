import { FeedBoard } from "../../board/feed-board.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { goFeedBlock } from "./block.ts";

export function GoFeedView(props: ViewProps<typeof goFeedBlock>) {
  return <FeedBoard {...props} />;
}
