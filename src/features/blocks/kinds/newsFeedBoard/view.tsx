import { FeedBoard } from "../../board/feed-board.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { newsFeedBoardBlock } from "./block.ts";

export function NewsFeedBoardView(props: ViewProps<typeof newsFeedBoardBlock>) {
  return <FeedBoard {...props} />;
}
