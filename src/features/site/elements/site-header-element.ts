import {
  afterScroll,
  defaultHeaderHeightPx,
  scrollDebounceMs,
  type HeaderScroll,
} from "../domain/frame/header-scroll.ts";

/**
 * `<vt-header>` inside the site's header: tells its style in `data-scroll` which way the page moves. What lies open over
 * the page (search, languages, ways to book) closes when the keyboard goes on below it, and when the page is left.
 */
export class SiteHeaderElement extends HTMLElement {
  #scroll: HeaderScroll = { direction: "top", y: 0, isAnimated: false };
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#measure();
    // As an attribute of the page it would have the browser lay out what it has read so far, before its first picture.
    document.querySelector("[type=search]")?.setAttribute("autofocus", "");
    addEventListener("scroll", this.#onScroll);
    for (const type of ["focusin", "pagehide"]) addEventListener(type, closeWhatIsOpen);
  }

  disconnectedCallback(): void {
    removeEventListener("scroll", this.#onScroll);
  }

  readonly #onScroll = (): void => {
    this.#timer ??= setTimeout(() => this.#measure(), scrollDebounceMs);
  };

  #measure(): void {
    this.#timer = undefined;
    const header = this.closest<HTMLElement>(".site-header");
    if (!header) return;
    this.#scroll = afterScroll(this.#scroll, scrollY, header.offsetHeight || defaultHeaderHeightPx);
    header.dataset["scroll"] = this.#scroll.direction;
    header.toggleAttribute("data-animated", this.#scroll.isAnimated);
  }
}

/**
 * Not while the keyboard is on the button before it: a press there closes it, and the window may come back to that. A page
 * that is kept as it is when it is left comes back without. One listener, however often it is added.
 */
function closeWhatIsOpen({ type }: Event): void {
  const left = type === "focusin" ? ":has(:focus-visible) :popover-open:not(:focus-within,:focus+*)" : ":popover-open";
  document.querySelector<HTMLElement>(left)?.hidePopover();
}
