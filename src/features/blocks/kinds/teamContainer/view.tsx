import { Carousel } from "../../carousel.tsx";
import { CollectionBoard } from "../../collection-board.tsx";
import { CollectionItem } from "../../collection-item.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { teamContainerBlock } from "./block.ts";
import { Member } from "./member.tsx";
import "./team-split.css";

/** Split, the people stand in a row that moves a window at a time, or one of them, who was chosen, stands there alone. */
export function TeamContainerView({ group, ui, context }: ViewProps<typeof teamContainerBlock>) {
  const { t } = context;
  if (group.options.gridLayout !== "split") {
    return (
      <CollectionBoard
        group={group}
        ui={ui}
        context={context}
        card={(card, level) => <CollectionItem card={card} level={level} options={group.options} />}
      />
    );
  }
  return (
    <CollectionBoard
      group={group}
      ui={ui}
      context={context}
      card={(card, level) => <Member card={card} level={level} t={t} />}
      around={(list) => (
        <vt-split className="team-split">
          <Carousel
            label={group.fields.title.text || t("blocks.carousel.label")}
            previousLabel={t("blocks.carousel.previous")}
            nextLabel={t("blocks.carousel.next")}
            step="window"
          >
            {list}
          </Carousel>
        </vt-split>
      )}
    />
  );
}
