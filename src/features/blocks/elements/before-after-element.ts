/**
 * `<vt-before-after>` around two pictures that lie on each other, and a range input: the edge between them stands where
 * the input says, or where a mouse or a finger takes it. A finger that moves up or down scrolls the page (`touch-action`),
 * and the edge stays. A label that the edge would cut through is not shown. Without JavaScript both stand side by side.
 */
export class BeforeAfterElement extends HTMLElement {
  /** Where the pointer came down that is about to take the edge, and whether it does. */
  #grip: { x: number; y: number; holds: boolean } | null = null;
  #sizes: ResizeObserver | undefined;

  connectedCallback(): void {
    this.addEventListener("input", this.#show);
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const)
      this.addEventListener(type, this.#onPointer);
    this.addEventListener("dragstart", keepStill);
    this.#show(); // the browser may have kept where it stood
    this.#sizes = new ResizeObserver(this.#show);
    this.#sizes.observe(this);
  }

  disconnectedCallback(): void {
    this.#sizes?.disconnect();
    this.removeEventListener("input", this.#show);
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const)
      this.removeEventListener(type, this.#onPointer);
    this.removeEventListener("dragstart", keepStill);
  }

  readonly #onPointer = ({ type, pointerType, pointerId, isPrimary, button, clientX, clientY }: PointerEvent): void => {
    const input = this.querySelector("input");
    if (!input || !isPrimary) return;
    if (type === "pointerdown") {
      if (button !== 0) return;
      this.#grip = { x: clientX, y: clientY, holds: pointerType === "mouse" };
      this.setPointerCapture(pointerId);
    }
    const grip = this.#grip;
    if (!grip) return;
    grip.holds ||= type === "pointerup" || Math.abs(clientX - grip.x) > Math.abs(clientY - grip.y);
    if (type === "pointerup" || type === "pointercancel") this.#grip = null;
    if (type === "pointerup") input.focus({ preventScroll: true });
    if (!grip.holds || type === "pointercancel") return;
    const { left, width } = this.getBoundingClientRect();
    input.value = String(((clientX - left) / width) * 100);
    this.#show();
  };

  readonly #show = (): void => {
    const input = this.querySelector("input");
    if (!input) return;
    this.style.setProperty("--at", `${input.value}%`);
    input.setAttribute("aria-valuetext", `${input.value} % ${input.dataset["label"] ?? ""}`);
    const { left, width } = this.getBoundingClientRect();
    const edge = left + (width * Number(input.value)) / 100;
    for (const label of this.querySelectorAll<HTMLElement>(".compared__label")) {
      const box = label.getBoundingClientRect();
      label.style.opacity = box.left < edge && edge < box.right ? "0" : "";
    }
  };
}

/** Pictures are not carried away. */
function keepStill(event: Event): void {
  event.preventDefault();
}
