"use client";

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from "react";

interface CarouselProps {
  /** The track: one list whose items are the slides. */
  children: ReactNode;
  label: string;
  previousLabel: string;
  nextLabel: string;
}

/** A mouse that is dragged further than this changes the slide (specification A, section 4). */
const SWIPE_PX = 50;

/**
 * Slides side by side. The track scrolls and snaps by itself, so fingers and people without JavaScript need no
 * code; this shell adds the arrows (which wrap at the ends), the arrow keys and dragging with a mouse.
 */
export function Carousel({ children, label, previousLabel, nextLabel }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const dragStart = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const [hasOverflow, setHasOverflow] = useState(true);

  useEffect(() => {
    const track = trackOf(root.current);
    if (!track) return;
    const observer = new ResizeObserver(() => {
      const overflows = track.scrollWidth > track.clientWidth + 1;
      setHasOverflow(overflows);
      if (overflows) track.tabIndex = 0;
      else track.removeAttribute("tabindex");
    });
    observer.observe(track);
    return () => observer.disconnect();
  }, []);

  function step(direction: 1 | -1) {
    const track = trackOf(root.current);
    if (track) scrollToNeighbour(track, direction);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== trackOf(root.current)) return;
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  }

  function onPointerDown(event: PointerEvent) {
    const isTyping = (event.target as HTMLElement).isContentEditable;
    dragStart.current = event.pointerType === "mouse" && event.button === 0 && !isTyping ? event.clientX : null;
  }

  function onPointerUp(event: PointerEvent) {
    const distance = dragStart.current === null ? 0 : event.clientX - dragStart.current;
    dragStart.current = null;
    wasDragged.current = Math.abs(distance) > SWIPE_PX;
    if (wasDragged.current) step(distance < 0 ? 1 : -1);
  }

  /** The click that ends a drag follows no link. */
  function onClickCapture(event: MouseEvent) {
    if (wasDragged.current) event.preventDefault();
    wasDragged.current = false;
  }

  return (
    <div
      ref={root}
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-overflow={hasOverflow}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onClickCapture={onClickCapture}
      onDragStart={(event) => event.preventDefault()}
    >
      {children}
      <div className="carousel__arrows">
        <button
          type="button"
          className="arrow"
          data-direction="previous"
          aria-label={previousLabel}
          onClick={() => step(-1)}
        />
        <button type="button" className="arrow" data-direction="next" aria-label={nextLabel} onClick={() => step(1)} />
      </div>
    </div>
  );
}

function trackOf(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>(".cards") ?? null;
}

/** One slide on or back; beyond the last comes the first, before the first the last. */
function scrollToNeighbour(track: HTMLElement, direction: 1 | -1) {
  const end = track.scrollWidth - track.clientWidth;
  const isAtEnd = direction === 1 ? track.scrollLeft >= end - 2 : track.scrollLeft <= 2;
  const [first, second] = [...track.children] as HTMLElement[];
  const slide = second && first ? second.offsetLeft - first.offsetLeft : track.clientWidth;
  const left = isAtEnd ? (direction === 1 ? 0 : end) : track.scrollLeft + direction * slide;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  track.scrollTo({ left, behavior: isCalm ? "auto" : "smooth" });
}
