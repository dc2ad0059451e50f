import {
  afterSliderEvent,
  afterWheel,
  dragPx,
  noTurn,
  wayOfTurn,
  type SliderEvent,
  type SliderState,
} from "../parts/slider-state.ts";

interface Drag {
  x: number;
  y: number;
  /** What it does: nothing yet, move the slides, or the page. */
  does: "nothing" | "slides" | "page";
}

/** The slides that wheel, finger and mouse move. */
interface Slides {
  readonly state: SliderState;
  readonly isMoving: boolean;
  tell(event: SliderEvent): boolean;
}

/** What wheel, fingers and mouse do over a full-screen slider, told to it as events of `slider-state.ts`. */
export class SliderGestures {
  /** Whether the click to come ends a drag of the mouse. */
  wasDragged = false;
  readonly #slides: Slides;
  #turn = noTurn;
  #drag: Drag | null = null;

  constructor(slides: Slides) {
    this.#slides = slides;
  }

  listenToMouse(element: HTMLElement, signal: AbortSignal): void {
    element.addEventListener("pointerdown", this.#onPointerDown, { signal });
    element.addEventListener("pointermove", this.#onPointerMove, { signal });
    element.addEventListener("pointerup", this.#onPointerUp, { signal });
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  }

  /** Whoever listens to what scrolls the page makes it wait: for as long as the slides are in view alone. */
  listenToPage(signal: AbortSignal): void {
    document.addEventListener("wheel", this.#onWheel, { signal, passive: false });
    document.addEventListener("touchstart", this.#onTouchStart, { signal, passive: true });
    document.addEventListener("touchmove", this.#onTouchMove, { signal, passive: false });
  }

  /** What the wheel has turned up to now moves no further slide. */
  spend(): void {
    this.#turn = { ...this.#turn, spentAt: performance.now() };
  }

  readonly #onWheel = (event: WheelEvent): void => {
    const slides = this.#slides;
    if (!slides.isMoving || !slides.state.isInView || event.ctrlKey || isElsewhere(event.target)) return;
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || this.#isZoomed()) return;
    const deltaY = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 40;
    this.#turn = afterWheel(this.#turn, { deltaY, time: performance.now() });
    const way = wayOfTurn(this.#turn);
    if (way !== null) {
      slides.tell({ type: "scrolled", way });
      if (slides.state.isLocked) this.spend();
    }
    if (slides.state.isLocked && event.cancelable) event.preventDefault();
  };

  readonly #onTouchStart = ({ touches: [touch, second], target }: TouchEvent): void => {
    const isOurs = touch && !second && !isElsewhere(target) && !this.#isZoomed();
    this.#drag = isOurs ? { x: touch.clientX, y: touch.clientY, does: "nothing" } : null;
  };

  /** Whoever has zoomed in looks around by the same gestures, and leaves the slides for that. */
  #isZoomed(): boolean {
    const isZoomed = (globalThis.visualViewport?.scale ?? 1) > 1.01;
    if (isZoomed && this.#slides.state.isLocked) this.#slides.tell({ type: "left" });
    return isZoomed;
  }

  /** Which way a finger goes decides with its first move whether it moves the slides or the page. */
  readonly #onTouchMove = (event: TouchEvent): void => {
    const slides = this.#slides;
    const [touch] = event.touches;
    if (!this.#drag || !touch || event.touches.length > 1 || !slides.isMoving || !slides.state.isInView) return;
    const moved = this.#drag.y - touch.clientY;
    if (this.#drag.does === "nothing") {
      const isAcross = Math.abs(touch.clientX - this.#drag.x) > Math.abs(moved);
      if (moved === 0 || isAcross) return;
      const event: SliderEvent = { type: "scrolled", way: moved > 0 ? 1 : -1 };
      if (!afterSliderEvent(slides.state, event).isLocked) {
        this.#drag.does = "page";
        slides.tell(event);
      }
    }
    if (this.#drag.does === "page") return;
    if (event.cancelable) event.preventDefault();
    if (this.#drag.does === "nothing" && Math.abs(moved) > dragPx) {
      this.#drag.does = "slides";
      slides.tell({ type: "scrolled", way: moved > 0 ? 1 : -1 });
    }
  };

  readonly #onPointerDown = (event: PointerEvent): void => {
    this.wasDragged = false;
    const isHeld = event.pointerType === "mouse" && event.button === 0 && this.#slides.isMoving;
    const isOnSlide = event.target instanceof Element && event.target.closest(".slider__window") !== null;
    this.#drag = isHeld && isOnSlide ? { x: event.clientX, y: event.clientY, does: "nothing" } : null;
  };

  readonly #onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || this.#drag?.does !== "nothing" || event.buttons !== 1) return;
    const moved = this.#drag.y - event.clientY;
    if (Math.abs(moved) <= dragPx) return;
    this.#drag.does = "slides";
    this.wasDragged = true;
    this.#slides.tell({ type: "stepped", way: moved > 0 ? 1 : -1 });
  };

  readonly #onPointerUp = (): void => {
    this.#drag = null;
  };
}

/** Whether what is scrolled lies over the page. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog, [role='dialog']") !== null;
}
