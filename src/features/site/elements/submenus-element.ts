/** So long after the pointer has left, in milliseconds, what it opened closes: time for a way round a corner. */
const leavingMs = 300;

/**
 * `<vt-submenus>` around the header's entries: what stands below one opens by its button, and under a mouse, which may
 * go over it. Escape closes it from wherever the keyboard is, a press or the keyboard elsewhere does too; one is open at a time.
 * Until this comes the style sheet opens them.
 */
export class SubmenusElement extends HTMLElement {
  #open: HTMLElement | null = null;
  /** Opened by a press: it stays when the pointer leaves. */
  #isPinned = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.addEventListener("click", this.#onClick);
    this.addEventListener("pointerenter", this.#onPointer, true);
    this.addEventListener("pointerleave", this.#onPointer, true);
    this.addEventListener("focusout", this.#onFocusOut);
    document.addEventListener("pointerdown", this.#onPress);
    document.addEventListener("keydown", this.#onKeyDown);
  }

  disconnectedCallback(): void {
    this.#show(null);
    this.removeEventListener("click", this.#onClick);
    this.removeEventListener("pointerenter", this.#onPointer, true);
    this.removeEventListener("pointerleave", this.#onPointer, true);
    this.removeEventListener("focusout", this.#onFocusOut);
    document.removeEventListener("pointerdown", this.#onPress);
    document.removeEventListener("keydown", this.#onKeyDown);
  }

  #show(entry: HTMLElement | null, isPinned = false): void {
    clearTimeout(this.#leaving);
    this.#open = entry;
    this.#isPinned = isPinned;
    for (const each of this.querySelectorAll(entrySelector)) {
      buttonOf(each)?.setAttribute("aria-expanded", String(each === entry));
    }
  }

  readonly #onClick = ({ target }: Event): void => {
    const entry = target instanceof Element ? target.closest("[aria-controls]")?.parentElement : null;
    if (entry) this.#show(this.#open === entry && this.#isPinned ? null : entry, true);
  };

  readonly #onPointer = ({ target, type, pointerType }: PointerEvent): void => {
    if (pointerType !== "mouse" || !(target instanceof HTMLElement) || !target.matches(entrySelector)) return;
    if (type === "pointerenter") this.#show(target, target === this.#open && this.#isPinned);
    else if (!this.#isPinned) this.#leaving = setTimeout(() => this.#show(null), leavingMs);
  };

  readonly #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !this.#open?.contains(relatedTarget)) this.#show(null);
  };

  readonly #onPress = ({ target }: Event): void => {
    if (target instanceof Node && !this.#open?.contains(target)) this.#show(null);
  };

  readonly #onKeyDown = ({ key }: KeyboardEvent): void => {
    const entry = this.#open;
    if (key !== "Escape" || !entry) return;
    if (entry.querySelector(".nav-children")?.contains(document.activeElement)) buttonOf(entry)?.focus();
    this.#show(null);
  };
}

const entrySelector = ".nav-list > li:has(> [aria-controls])";

function buttonOf(entry: Element): HTMLElement | null {
  return entry.querySelector(":scope > [aria-controls]");
}
