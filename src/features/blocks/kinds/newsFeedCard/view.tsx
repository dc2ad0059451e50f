import { CardFrame } from "../../board/card-frame.tsx";
import type { ViewProps } from "../../define-block.ts";
import { titleLevel } from "../../section.tsx";
import type { newsFeedCardBlock } from "./block.ts";
import "../../styles/news-card.css";

export function NewsFeedCardView({ group, ui, board }: ViewProps<typeof newsFeedCardBlock>) {
  const { fields } = group;
  return (
    <CardFrame group={group} ui={ui} board={board} className="card--news" square={3 / 2}>
      <ui.Text of={fields.kicker} as="p" className="card__subtitle" />
      <ui.Text of={fields.title} as={titleLevel(group)} className="card__title" />
      <ui.Text of={fields.description} as="p" className="card__description" isExcerpt />
      <ui.Button of={fields.button} variant="quiet" />
    </CardFrame>
  );
}
