import type { ReactNode } from "react";

interface CarouselProps {
  /** The track: one list whose items are the slides. */
  children: ReactNode;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** What an arrow, a key or a drag moves on by: one slide, or what is seen at once. */
  step?: "slide" | "window";
}

/** Slides side by side, which scroll by themselves; arrows, a count, arrow keys and dragging come with `vt-carousel`. */
export function Carousel({ children, label, previousLabel, nextLabel, step = "slide" }: CarouselProps) {
  return (
    <vt-carousel
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-overflow="true"
      data-step={step}
    >
      <div className="carousel__arrows">
        <output className="carousel__count" />
        <button type="button" className="arrow" data-direction="previous" aria-label={previousLabel} />
        <button type="button" className="arrow" data-direction="next" aria-label={nextLabel} />
      </div>
      {children}
    </vt-carousel>
  );
}
