import type { ReactNode } from "react";
import { clsx } from "clsx";
import { Carousel } from "../parts/carousel.tsx";
import type { OptionsOf } from "../option-kinds.ts";
import type { ResolvedFields, ResolvedGroup } from "../resolved.ts";
import { Section } from "../section.tsx";
import type { Ui, ViewContext } from "../ui.ts";
import type { boardFields, boardOptions } from "./board-block.ts";
import { BoardHead } from "./board-head.tsx";
import "../styles/board-layouts.css";

interface BoardProps {
  group: ResolvedGroup<OptionsOf<typeof boardOptions>, ResolvedFields<typeof boardFields>>;
  ui: Ui;
  context: ViewContext;
  className?: string;
  /** What stands between the heading and the cards. */
  lead?: ReactNode;
  /** A list of class `cards board__cards` in place of the board's own cards; null for none. */
  cards?: ReactNode;
  /** What its layout is called in style sheets, where that is not one of the five. */
  layout?: string;
  /** Whether each card carries its place among the others. */
  isNumbered?: boolean;
  /** Whether the words of each card lie on its picture. */
  isOnPictures?: boolean;
}

/** A heading and cards in one of the five layouts; which cards they are, and how they look, their own kind says. */
export function Board({ group, ui, context, className, lead, cards = ownCards(group, ui), ...look }: BoardProps) {
  const { fields, options } = group;
  const { layout = options.gridLayout, isNumbered, isOnPictures } = look;
  return (
    <Section
      group={group}
      className={clsx("board", className)}
      swatch={options.color}
      data={{
        layout,
        columns: options.columnLayout,
        format: options.imageFormat,
        ...(isNumbered ? { numbered: "true" } : {}),
        ...(isOnPictures ? { cards: "overlay" } : {}),
      }}
    >
      <div className="wrap">
        <BoardHead group={group} ui={ui} />
        {lead}
        {options.gridLayout === "carousel" && cards !== null ? (
          <Carousel label={fields.title.text} t={context.t}>
            {cards}
          </Carousel>
        ) : (
          cards
        )}
        <ui.Part of={[fields.button]} className="board__actions actions">
          <ui.Button of={fields.button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}

function ownCards(group: BoardProps["group"], ui: Ui): ReactNode {
  return <ui.Children of={group} className="board__cards" isTrack={group.options.gridLayout === "carousel"} />;
}
