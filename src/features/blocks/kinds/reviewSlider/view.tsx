import { BoardHead } from "../../board/board-head.tsx";
import { Carousel } from "../../carousel.tsx";
import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import type { reviewSliderBlock } from "./block.ts";
import "../../styles/board-layouts.css";
import "./review-slider.css";

export function ReviewSliderView({ group, ui, context }: ViewProps<typeof reviewSliderBlock>) {
  const { fields, options, children } = group;
  const { t } = context;
  const isEmpty = children.length === 0 && context.mode === "live";
  return (
    <Section group={group} className="board review-slider" swatch={options.color}>
      <div className="wrap">
        <BoardHead group={group} ui={ui} />
        {isEmpty ? (
          <p className="review-slider__none">{t("blocks.reviews.none")}</p>
        ) : (
          <Carousel
            label={fields.title.text || t("blocks.reviews.label")}
            previousLabel={t("blocks.carousel.previous")}
            nextLabel={t("blocks.carousel.next")}
            step="window"
          >
            <ui.Children of={group} className="board__cards" isTrack />
          </Carousel>
        )}
        <ui.Part of={[fields.button]} className="board__actions actions">
          <ui.Button of={fields.button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}
