import type { ReactNode } from "react";
import type { ViewContext } from "../ui.ts";

interface CarouselProps {
  /** The track: one list whose items are the slides. */
  children: ReactNode;
  /** Empty where nobody has named it: then it is called what it is. */
  label: string;
  t: ViewContext["t"];
  /** What an arrow, a key or a drag moves on by: one slide, or what is seen at once. */
  step?: "slide" | "window";
}

/** Slides side by side, which scroll by themselves; arrows, a count, arrow keys and dragging come with `vt-carousel`. */
export function Carousel({ children, label, t, step = "slide" }: CarouselProps) {
  const kind = t("blocks.carousel.label");
  return (
    <vt-carousel
      className="carousel"
      role="group"
      aria-roledescription={label ? kind : undefined}
      aria-label={label || kind}
      data-overflow="true"
      data-step={step}
    >
      <div className="carousel__arrows">
        <output className="carousel__count" aria-live="off" />
        <button type="button" className="arrow" data-direction="previous" aria-label={t("blocks.carousel.previous")} />
        <button type="button" className="arrow" data-direction="next" aria-label={t("blocks.carousel.next")} />
      </div>
      {children}
    </vt-carousel>
  );
}
