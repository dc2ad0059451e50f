import { Carousel } from "../../carousel.tsx";
import type { ViewProps } from "../../define-block.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { imageBoardBlock } from "./block.ts";
import "../../styles/board.css";
import "../../styles/board-layouts.css";

export function ImageBoardView({ group, ui, context }: ViewProps<typeof imageBoardBlock>) {
  const { fields, options } = group;
  const cards = <ui.Children of={group} className="board__cards" />;
  return (
    <Section
      group={group}
      className="board"
      swatch={options.color}
      data={{ layout: options.gridLayout, columns: options.columnLayout, format: options.imageFormat }}
    >
      <div className="wrap">
        <div className="board__head">
          <div className="heading-group">
            <ui.Text of={fields.kicker} as="p" className="kicker" />
            <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
          </div>
          <ui.RichText of={fields.description} className="board__description" />
        </div>
        {options.gridLayout === "carousel" ? (
          <Carousel
            label={fields.title.text || context.t("blocks.carousel.label")}
            previousLabel={context.t("blocks.carousel.previous")}
            nextLabel={context.t("blocks.carousel.next")}
          >
            {cards}
          </Carousel>
        ) : (
          cards
        )}
        <div className="board__actions actions">
          <ui.Button of={fields.button} variant="secondary" />
        </div>
      </div>
    </Section>
  );
}
