import type { OptionsOf } from "../option-kinds.ts";
import type { ResolvedFields, ResolvedGroup } from "../resolved.ts";
import { levelBelow } from "../section.tsx";
import { articlesOf, isOfFeed } from "../data/shown-posts.ts";
import type { Ui, ViewContext } from "../ui.ts";
import { Board } from "./board.tsx";
import type { feedBoard } from "./feed-board-block.ts";
import { FeedCard } from "./feed-card.tsx";

interface FeedBoardProps {
  group: ResolvedGroup<OptionsOf<typeof feedBoard.options>, ResolvedFields<typeof feedBoard.fields>>;
  ui: Ui;
  context: ViewContext;
}

/** A board of its own cards or of the articles of a feed, each of which leads to the article. */
export function FeedBoard({ group, ui, context }: FeedBoardProps) {
  if (!isOfFeed(group)) return <Board group={group} ui={ui} context={context} />;
  const { t } = context;
  const level = `h${levelBelow(group)}` as const;
  const items = articlesOf(group, context.data).map((post) => ({
    id: post.id,
    content: <FeedCard post={post} level={level} options={group.options} context={context} />,
  }));
  const cards =
    items.length > 0 ? (
      <ui.Items of={group} items={items} className="board__cards" />
    ) : (
      <p>{t("blocks.articles.none")}</p>
    );
  return <Board group={group} ui={ui} context={context} cards={cards} />;
}
