import { CardFrame } from "../../board/card-frame.tsx";
import { CardText } from "../../board/card-text.tsx";
import type { ViewProps } from "../../define-block.ts";
import { titleLevel } from "../../section.tsx";
import type { imageCardBlock } from "./block.ts";

export function ImageCardView({ group, ui, board, context }: ViewProps<typeof imageCardBlock>) {
  const { fields } = group;
  return (
    <CardFrame group={group} ui={ui} board={board}>
      <ui.Text of={fields.title} as={titleLevel(group)} className="card__title" />
      <ui.Text of={fields.subtitle} as="p" className="card__subtitle" />
      <CardText fields={fields} ui={ui} board={board} context={context} />
      <ui.Button of={fields.button} variant="quiet" />
    </CardFrame>
  );
}
