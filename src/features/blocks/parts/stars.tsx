import { starsOf } from "./star-rating.ts";
import type { ViewContext } from "../ui.ts";
import "../styles/stars.css";

/** A rating of five stars; people who listen hear it as words. */
export function Stars({ rating, t }: { rating: number; t: ViewContext["t"] }) {
  return (
    <span className="stars" role="img" aria-label={t("blocks.reviews.stars", { rating: String(rating) })}>
      {starsOf(rating).map((star, index) => (
        <span key={index} className="stars__star" data-star={star} />
      ))}
    </span>
  );
}
