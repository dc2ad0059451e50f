import { BoardHead } from "../../board/board-head.tsx";
import { Carousel } from "../../parts/carousel.tsx";
import { languageOf } from "../../words/language-of.ts";
import { showsEntries } from "../../data/listing-data.ts";
import { reviewsIn, type ShownReview } from "../../data/shown-reviews.ts";
import { Stars } from "../../parts/stars.tsx";
import type { ViewContext } from "../../ui.ts";
import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import type { reviewSliderBlock } from "./block.ts";
import "../../styles/board-layouts.css";
import "../../styles/review.css";
import "./review-slider.css";

export function ReviewSliderView({ group, ui, context }: ViewProps<typeof reviewSliderBlock>) {
  const { fields, options, children } = group;
  const { t } = context;
  const reviews = showsEntries(group) ? reviewsIn(context.data) : [];
  const isEmpty = children.length === 0 && reviews.length === 0 && context.mode === "live";
  return (
    <Section group={group} className="board review-slider" swatch={options.color}>
      <div className="wrap">
        <BoardHead group={group} ui={ui} />
        {isEmpty ? (
          <p className="review-slider__none">{t("blocks.reviews.none")}</p>
        ) : (
          <Carousel label={fields.title.text || t("blocks.reviews.label")} t={t} step="window">
            {reviews.length === 0 ? (
              <ui.Children of={group} className="board__cards" isTrack />
            ) : (
              <ui.Items
                of={group}
                items={reviews.map((review) => drawn(review, context))}
                className="board__cards"
                isTrack
              />
            )}
          </Carousel>
        )}
        {reviews.length > 0 && context.mode === "edit" && <ui.Children of={group} className="cards" />}
        <ui.Part of={[fields.button]} className="board__actions actions">
          <ui.Button of={fields.button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}

/** Where it was written, and when as the source says it. */
function drawn({ id, branchName, city, lang, review }: ShownReview, { t }: Pick<ViewContext, "t">) {
  const { author_name: name, author_url: href, rating, text, relative_time_description: ago } = review;
  const line = ["Google", ago, city || branchName].filter((part) => part !== "").join(" · ");
  const content = (
    <figure className="review">
      <Stars rating={rating} t={t} />
      <blockquote className="review__words">
        <p {...languageOf({ lang })}>{text}</p>
      </blockquote>
      <figcaption className="review__from">
        <strong className="review__name">
          {href === null ? (
            name
          ) : (
            <a href={href} target="_blank" rel="noopener nofollow">
              {name}
            </a>
          )}
        </strong>
        <span className="review__line">{line}</span>
      </figcaption>
    </figure>
  );
  return { id, content };
}
