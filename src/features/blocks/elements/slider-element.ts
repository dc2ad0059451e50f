import { prefersCalm } from "~/lib/browser/prefers-calm.ts";
import {
  afterSliderEvent,
  firstState,
  lockShare,
  sliderProgress,
  slideMs,
  type SliderEvent,
  type SliderState,
  type Way,
} from "../parts/slider-state.ts";
import { isEditing } from "./is-editing.ts";
import { keepRoomOfScrollbar } from "./scrollbar-room.ts";
import { SliderGestures } from "./slider-gestures.ts";

const ways: Record<string, Way> = { ArrowDown: 1, PageDown: 1, " ": 1, ArrowUp: -1, PageUp: -1 };

/**
 * `<vt-slider data-page data-status data-on data-beyond>` around a window of slides, their dots and an arrow. The window
 * scrolls and snaps by itself, so that nobody needs code to see them all. This captures the page's scrolling while the
 * slides are in view (`slider-state.ts` has the rules), unless somebody wants less motion or a slide is higher than the
 * window. Escape, Tab, the ends of the slides and whatever else scrolls the page lead out. While somebody edits the
 * page, it does nothing. Each slide that is reached is told as the event `slider_progress_update`.
 */
export class SliderElement extends HTMLElement {
  #state = firstState(0);
  readonly #gestures = new SliderGestures(this);
  #isTold = false;
  #listening = new AbortController();
  /** Of what scrolls the page, which is listened to while the slides are in view alone: it makes a page wait. */
  #watching = new AbortController();
  /** Of the page's scrolling, while some of the window is in view. */
  #near = new AbortController();
  /** Where the window stood when it was last seen, if it was not all in view. */
  #place: "above" | "below" | null = null;
  #observers: { disconnect(): void }[] = [];

  connectedCallback(): void {
    const { frame } = this;
    if (!frame || this.closest("[inert]")) return;
    this.#state = firstState(this.slides.length);
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener("click", this.#onClick, { signal, capture: true });
    this.#gestures.listenToMouse(this, signal);
    frame.addEventListener("scroll", this.#onScrolled, { signal, passive: true });
    document.addEventListener("keydown", this.#onKeyDown, { signal });
    document.addEventListener("focusin", this.#onFocus, { signal });
    document.addEventListener("close", () => this.tell({ type: "left" }), { signal, capture: true });
    const seen = new IntersectionObserver((entries) => this.#onSeen(entries.at(-1)?.isIntersecting === true));
    seen.observe(frame);
    const sizes = new ResizeObserver(() => this.#onResized(frame));
    for (const each of [frame, ...this.slides]) sizes.observe(each);
    this.#observers = [seen, sizes];
  }

  disconnectedCallback(): void {
    this.#listening.abort();
    this.#near.abort();
    this.#watching.abort();
    for (const observer of this.#observers) observer.disconnect();
    delete this.dataset["state"];
    keepRoomOfScrollbar(false);
  }

  get frame(): HTMLElement | null {
    return this.querySelector<HTMLElement>(".slider__window");
  }

  get slides(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(".slider__slides > .cards__item")];
  }

  get state(): SliderState {
    return this.#state;
  }

  /** Whether the slides move as this element says; else they are a list that somebody scrolls. */
  get isMoving(): boolean {
    return this.dataset["state"] !== undefined && !isEditing();
  }

  #onResized(frame: HTMLElement): void {
    const isCalm = this.closest('[data-look-motion="none"]') !== null || prefersCalm();
    const isTooHigh = this.slides.some((slide) => slide.offsetHeight > frame.clientHeight + 1);
    if (isCalm || isTooHigh) this.#rest();
    else this.dataset["state"] ??= "free";
    const slide = this.slides[this.#state.index];
    const list = this.querySelector<HTMLElement>(".slider__slides");
    if (this.isMoving && slide && list) frame.scrollTo({ top: topIn(list, slide), behavior: "instant" });
    this.#show();
    this.#onPageScrolled();
  }

  /** Lets the page go before the slides stop moving, for nothing is taken in while they do not. */
  #rest(): void {
    this.tell({ type: "seen", share: 0 });
    this.#watching.abort();
    delete this.dataset["state"];
  }

  /** Looks where the window stands whenever the page was scrolled, as long as some of it is in view. */
  #onSeen(isSeen: boolean): void {
    this.#near.abort();
    this.#place = null;
    if (isSeen) {
      this.#near = new AbortController();
      addEventListener("scroll", this.#onPageScrolled, { signal: this.#near.signal, passive: true });
    }
    this.#onPageScrolled();
  }

  readonly #onPageScrolled = (): void => {
    const { frame } = this;
    if (!frame || isEditing()) return;
    const { top, bottom, height } = frame.getBoundingClientRect();
    const share = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
    const place = bottom > innerHeight + 1 ? "below" : top < -1 ? "above" : "in view";
    // A turn of the wheel may take the page past where they fill it, from one frame to the next.
    const hasPassed = share > 0.5 && this.#place !== null && place !== "in view" && this.#place !== place;
    this.#place = place === "in view" ? null : place;
    const isInView = share >= lockShare || (hasPassed && !this.#state.isInView);
    if (isInView !== this.#state.isInView) {
      this.#watching.abort();
      this.#watching = new AbortController();
      if (isInView && this.isMoving) this.#gestures.listenToPage(this.#watching.signal);
    }
    if (isInView && !this.#isTold) this.#report();
    this.tell({ type: "seen", share: hasPassed ? 1 : share });
  };

  /** Takes an event in; answers whether the page stays where it is. */
  tell(event: SliderEvent): boolean {
    if (!this.isMoving && event.type !== "stepped" && event.type !== "chosen") return false;
    const before = this.#state;
    this.#state = afterSliderEvent(before, event);
    const { isLocked, index } = this.#state;
    if (isLocked !== before.isLocked) keepRoomOfScrollbar(isLocked);
    if (isLocked && !before.isLocked) {
      this.#gestures.spend(); // what brought the page here moves no slide
      this.frame?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    }
    if (index !== before.index) {
      if (event.type !== "chosen") this.#moveTo(index);
      this.dataset["shown"] = String(index);
      this.#report();
    }
    this.#show();
    return isLocked;
  }

  /** Says in attributes and texts which slide is shown, and whether the page is captured. */
  #show(): void {
    const { index, count, isLocked } = this.#state;
    if (this.dataset["state"] !== undefined) this.dataset["state"] = isLocked && this.isMoving ? "locked" : "free";
    for (const [at, dot] of this.querySelectorAll(".slider__dots a").entries()) {
      if (at === index) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    }
    const isLast = index === count - 1;
    this.querySelector(".slider__on")?.setAttribute("aria-label", this.dataset[isLast ? "beyond" : "on"] ?? "");
    // The pictures beside it come before somebody asks for them.
    for (const slide of this.slides.slice(index, index + 2)) {
      for (const picture of slide.querySelectorAll("img")) picture.loading = "eager";
    }
  }

  /** The window jumps to the slide, and the slides seem to glide there. */
  #moveTo(index: number): void {
    const { frame } = this;
    const list = this.querySelector<HTMLElement>(".slider__slides");
    const slide = this.slides[index];
    if (!frame || !list || !slide) return;
    const before = list.getBoundingClientRect().top;
    for (const motion of list.getAnimations()) motion.cancel();
    frame.scrollTo({ top: topIn(list, slide), behavior: "instant" });
    if (!this.isMoving) return;
    const from = before - list.getBoundingClientRect().top;
    list.animate([{ translate: `0 ${from}px` }, { translate: "0 0" }], { duration: slideMs, easing: easing(this) });
  }

  #report(): void {
    this.#isTold = true;
    const { index, count } = this.#state;
    const status = this.querySelector(".slider__status");
    const { page = "", status: said = "" } = this.dataset;
    if (status && this.dataset["shown"] !== undefined) status.textContent = said.replace("{number}", String(index + 1));
    const detail = {
      sliderId: this.closest("section")?.id.replace(/^section-/, "") ?? "",
      pageId: page,
      totalProgress: sliderProgress(this.#state),
      totalSlideCount: count,
      currentIndex: index,
    };
    this.dispatchEvent(new CustomEvent("slider_progress_update", { bubbles: true, detail }));
  }

  /** Focus, a search in the page or a finger on a list that scrolls by itself brought another slide into view. */
  readonly #onScrolled = (): void => {
    const { frame } = this;
    const list = this.querySelector<HTMLElement>(".slider__slides");
    if (!frame || !list || isEditing()) return;
    const middle = frame.scrollTop + frame.clientHeight / 2;
    const index = this.slides.findLastIndex((slide) => topIn(list, slide) <= middle);
    if (index !== this.#state.index) this.tell({ type: "chosen", index });
  };

  readonly #onClick = (event: MouseEvent): void => {
    if (isEditing() || !(event.target instanceof Element)) return;
    if (this.#gestures.wasDragged) event.preventDefault(); // the click that ends a drag follows no link
    else if (event.target.closest(".slider__on")) this.#stepOn();
    const dot = event.target.closest(".slider__dots a");
    const index = [...this.querySelectorAll(".slider__dots a")].findIndex((each) => each === dot);
    if (index >= 0) {
      event.preventDefault();
      this.tell({ type: "chosen", index });
      this.#moveTo(index);
    }
    this.#gestures.wasDragged = false;
  };

  /** From the last slide the arrow leads on down the page. */
  #stepOn(): void {
    const { index, count } = this.#state;
    this.tell({ type: "stepped", way: 1 });
    if (index < count - 1) return;
    scrollBy({ top: this.getBoundingClientRect().bottom, behavior: prefersCalm() ? "auto" : "smooth" });
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const { index, count, isLocked, released } = this.#state;
    const isHere = event.target instanceof Node && this.contains(event.target);
    const isOurs = isHere ? released !== "left" : isLocked && event.target === document.body;
    if (!isOurs || !this.isMoving || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" || event.key === "Home" || event.key === "End") this.tell({ type: "left" });
    const way = wayOfKey(event);
    if (!way) return;
    const isBeyond = index + way < 0 || index + way >= count;
    if (!isBeyond) event.preventDefault();
    this.tell({ type: isLocked ? "scrolled" : "stepped", way });
  };

  readonly #onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Node)) return;
    if (!this.contains(target)) {
      if (this.#state.isLocked) this.tell({ type: "left" });
      return;
    }
    const index = this.slides.findIndex((slide) => slide.contains(target));
    if (index < 0 || !this.isMoving) return;
    this.tell({ type: "chosen", index });
    requestAnimationFrame(() => this.#moveTo(index)); // the browser brought what has the focus into view, no more
  };
}

function topIn(list: HTMLElement, slide: HTMLElement): number {
  return slide.getBoundingClientRect().top - list.getBoundingClientRect().top;
}

function easing(element: Element): string {
  return getComputedStyle(element).getPropertyValue("--ease") || "ease";
}

/** Which way a key scrolls; none where it is typed or presses something. */
function wayOfKey({ key, shiftKey, target }: KeyboardEvent): Way | undefined {
  const takesKeys =
    key === " " ? "a, button, input, select, textarea, summary, video" : "input, select, textarea, video";
  if (target instanceof Element && target.closest(takesKeys)) return undefined;
  return key === " " && shiftKey ? -1 : ways[key];
}
