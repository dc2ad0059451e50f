import { Carousel } from "../../parts/carousel.tsx";
import { CollectionBoard } from "../../collection/collection-board.tsx";
import { CollectionItem } from "../../collection/collection-item.tsx";
import type { ViewProps } from "../../define-block.ts";
import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";
import type { teamContainerBlock } from "./block.ts";
import { Member } from "./member.tsx";
import "./team-group.css";
import "./team-split.css";

/** Split, the people stand in a row that moves a window at a time, or one of them, who was chosen, stands there alone. */
export function TeamContainerView({ group, ui, context }: ViewProps<typeof teamContainerBlock>) {
  const { t } = context;
  const { groupImage } = group.fields;
  const lead = (
    <ui.Part of={[groupImage]} className="team-group">
      <ui.Image of={groupImage} sizes={groupPictureSizes(groupImage)} />
    </ui.Part>
  );
  if (group.options.gridLayout !== "split") {
    return (
      <CollectionBoard
        group={group}
        ui={ui}
        context={context}
        lead={lead}
        card={(card, level, cards) => (
          <CollectionItem card={card} level={level} options={group.options} cards={cards} />
        )}
      />
    );
  }
  return (
    <CollectionBoard
      group={group}
      ui={ui}
      context={context}
      lead={lead}
      card={(card, level) => <Member card={card} level={level} t={t} />}
      around={(list) => (
        <vt-split className="team-split">
          <Carousel label={group.fields.title.text} t={t} step="window">
            {list}
          </Carousel>
        </vt-split>
      )}
    />
  );
}

/** As wide as the page; wider than high on a phone, a band from a tablet on (team-group.css). */
function groupPictureSizes(picture: ResolvedImage): string {
  const drawn = (width: string, ratio: number) => drawnWidthIn(picture, { width, ratio });
  return `(min-width: 92rem) ${drawn("84rem", 21 / 9)}, (min-width: 48rem) ${drawn("92vw", 21 / 9)}, ${drawn("90vw", 4 / 3)}`;
}
