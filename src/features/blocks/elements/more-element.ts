const batch = 24;
const delayMs = 500;

/**
 * `<vt-more>` around a list of which the first 24 are seen (more.css), and a button: each press brings 24 more after half
 * a second, until none is left and the button goes. Whoever came by keyboard goes on at the first of them.
 */
export class MoreElement extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.addEventListener("click", this.#onClick);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    this.removeEventListener("click", this.#onClick);
  }

  readonly #onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>(".more__button") : null;
    if (!button || button.getAttribute("aria-busy") === "true") return;
    button.setAttribute("aria-busy", "true");
    this.#timer = setTimeout(() => this.#showNext(button), delayMs);
  };

  #showNext(button: HTMLElement): void {
    button.removeAttribute("aria-busy");
    const waiting = [...this.querySelectorAll<HTMLElement>("li:nth-child(n + 25):not([data-shown])")];
    for (const item of waiting.slice(0, batch)) item.dataset["shown"] = "";
    const [first] = waiting;
    if (first && document.activeElement === button) {
      first.tabIndex = -1;
      first.focus({ preventScroll: true });
    }
    if (waiting.length <= batch) button.remove();
  }
}
