import { CardFrame } from "../../board/card-frame.tsx";
import type { ViewProps } from "../../define-block.ts";
import { titleLevel } from "../../section.tsx";
import type { imageCardBlock } from "./block.ts";
import { arrangedSizes } from "./picture-sizes.ts";

export function ImageCardView({ group, ui, board }: ViewProps<typeof imageCardBlock>) {
  const { fields } = group;
  return (
    <CardFrame group={group} ui={ui} board={board} sizes={arrangedSizes(group, board)}>
      <ui.Text of={fields.title} as={titleLevel(group)} className="card__title" />
      <ui.Text of={fields.subtitle} as="p" className="card__subtitle" />
      <ui.RichText of={fields.description} className="card__description" />
      <ui.Button of={fields.button} variant="quiet" />
    </CardFrame>
  );
}
