import { prefersCalm } from "~/lib/browser/prefers-calm.ts";

/** A mouse or a finger that is dragged further than this changes the slide. */
const swipePx = 50;
/** A finger that is faster, in px per millisecond, throws the track, which then snaps by itself to a further slide. */
const throwSpeed = 1;
/** A step of a whole window leaves this part of it in sight as what was seen before. */
const windowShare = 0.95;

/** A step has arrived after so long, in milliseconds. */
const stepMs = 600;

/** Where and when a finger came down, where the track stood then (or was led to), and whether that is an end. */
interface Touched {
  x: number;
  y: number;
  time: number;
  left: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/**
 * `<vt-carousel>` around a list of cards. The track scrolls and snaps by itself, so fingers and people without
 * JavaScript need no code; this adds the arrows, the arrow keys and dragging with a mouse, and for fingers the way around
 * at the ends and the next slide where the track alone would snap back.
 */
export class CarouselElement extends HTMLElement {
  #observer: ResizeObserver | undefined;
  #dragStart: number | null = null;
  #wasDragged = false;
  #touch: Touched | null = null;
  /** Where a step that is under way leads: whoever presses again goes on from there. */
  #goal: number | null = null;
  #arriving: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.addEventListener("click", this.#onClick, true);
    this.addEventListener("keydown", this.#onKeyDown);
    this.addEventListener("pointerdown", this.#onPointerDown);
    this.addEventListener("pointerup", this.#onPointerUp);
    this.addEventListener("dragstart", keepStill);
    const track = this.#track;
    if (!track) return;
    track.addEventListener("scroll", this.#onScrolled, { passive: true });
    track.addEventListener("touchstart", this.#onTouchStart, { passive: true });
    track.addEventListener("touchend", this.#onTouchEnd, { passive: true });
    this.#observer = new ResizeObserver(() => this.#onResized(track));
    this.#observer.observe(track);
  }

  /** Its own listeners may stay: the same one is never added twice. */
  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }

  get #track(): HTMLElement | null {
    return this.querySelector<HTMLElement>(".cards");
  }

  #onResized(track: HTMLElement): void {
    const overflows = track.scrollWidth > track.clientWidth + 1;
    this.dataset["overflow"] = String(overflows);
    if (overflows) track.tabIndex = 0;
    else track.removeAttribute("tabindex");
    this.#onScrolled();
  }

  /** Says at which of its places the track stands, as "1 / 9", and at which end, for `board-layouts.css`. */
  readonly #onScrolled = (): void => {
    const track = this.#track;
    if (!track) return;
    const stands = this.#standing();
    const end = stands?.isAtStart ? "start" : stands?.isAtEnd ? "end" : "";
    if (this.dataset["end"] !== end) this.dataset["end"] = end;
    const count = this.querySelector(".carousel__count");
    if (!count) return;
    const step = this.#stepOf(track);
    const last = track.scrollWidth - track.clientWidth;
    const places = Math.ceil(last / step - 0.1) + 1;
    // The last step is as long as what is left, however little that is.
    const place =
      track.scrollLeft >= last - 2 ? places : Math.min(Math.ceil(track.scrollLeft / step - 0.4) + 1, places);
    const text = `${place} / ${places}`;
    if (count.textContent !== text) count.textContent = text;
  };

  #stepOf(track: HTMLElement): number {
    return this.dataset["step"] === "window" ? track.clientWidth * windowShare : slideWidth(track);
  }

  /** The click that ends a drag follows no link and presses nothing. */
  readonly #onClick = (event: Event): void => {
    if (this.#wasDragged) event.preventDefault();
    else if (event.target instanceof Element) {
      const arrow = event.target.closest(".arrow")?.getAttribute("data-direction");
      if (arrow) this.#step(arrow === "next" ? 1 : -1);
    }
    this.#wasDragged = false;
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== this.#track) return;
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    this.#step(event.key === "ArrowRight" ? 1 : -1);
  };

  readonly #onPointerDown = (event: PointerEvent): void => {
    const isTyping = event.target instanceof HTMLElement && event.target.isContentEditable;
    this.#dragStart = event.pointerType === "mouse" && event.button === 0 && !isTyping ? event.clientX : null;
  };

  readonly #onPointerUp = (event: PointerEvent): void => {
    const distance = this.#dragStart === null ? 0 : event.clientX - this.#dragStart;
    this.#dragStart = null;
    this.#wasDragged = Math.abs(distance) > swipePx;
    if (this.#wasDragged) this.#step(distance < 0 ? 1 : -1);
  };

  readonly #onTouchStart = ({ touches, timeStamp }: TouchEvent): void => {
    const [finger, another] = touches;
    const stood = this.#standing();
    this.#goal = null;
    this.#touch =
      finger && !another && stood ? { x: finger.clientX, y: finger.clientY, time: timeStamp, ...stood } : null;
  };

  /**
   * A finger that began at an end and went outward goes around; one that lifts before the middle of a slide, too slow to
   * throw the track, goes to the next. What moves up or down more than aside scrolls the page.
   */
  readonly #onTouchEnd = ({ changedTouches: [finger], touches, timeStamp }: TouchEvent): void => {
    const [began, track] = [this.#touch, this.#track];
    this.#touch = null;
    if (!began || !track || !finger || touches.length > 0) return;
    const [x, y] = [finger.clientX - began.x, finger.clientY - began.y];
    if (Math.abs(x) <= swipePx || Math.abs(x) <= Math.abs(y)) return;
    const direction = x < 0 ? 1 : -1;
    if (x < 0 ? began.isAtEnd : began.isAtStart) return this.#step(direction);
    const slide = slideWidth(track);
    const isThrown = Math.abs(x) > throwSpeed * (timeStamp - began.time);
    if (isThrown || Math.abs(track.scrollLeft - began.left) >= slide / 2) return;
    this.#goal = began.left;
    this.#step(direction, slide);
  };

  /** Where the track stands, if it scrolls at all. */
  #standing(): Pick<Touched, "left" | "isAtStart" | "isAtEnd"> | null {
    const track = this.#track;
    if (!track || this.dataset["overflow"] !== "true") return null;
    const left = this.#goal ?? track.scrollLeft;
    return { left, isAtStart: left <= 2, isAtEnd: left >= track.scrollWidth - track.clientWidth - 2 };
  }

  /** One slide or window (`data-step`) on or back, or by so many px; beyond the last comes the first, before the first the last. */
  #step(direction: 1 | -1, by?: number): void {
    const track = this.#track;
    if (!track) return;
    this.querySelector(".carousel__count")?.setAttribute("aria-live", "polite"); // told to whoever steps, not as it comes
    const end = track.scrollWidth - track.clientWidth;
    const from = this.#goal ?? track.scrollLeft;
    const to = from + direction * (by ?? this.#stepOf(track));
    const left = direction === 1 ? (from >= end - 2 ? 0 : Math.min(to, end)) : from <= 2 ? end : Math.max(to, 0);
    this.#goal = left;
    clearTimeout(this.#arriving);
    this.#arriving = setTimeout(() => (this.#goal = null), stepMs);
    track.scrollTo({ left, behavior: prefersCalm() ? "auto" : "smooth" });
  }
}

function slideWidth(track: HTMLElement): number {
  const [first, second] = [...track.children] as HTMLElement[];
  return second && first ? second.offsetLeft - first.offsetLeft : track.clientWidth;
}

/** A picture or link is not carried away by dragging the track; what says that it can be dragged is. */
function keepStill(event: Event): void {
  if (!(event.target instanceof Element && event.target.closest('[draggable="true"]'))) event.preventDefault();
}
