/**
 * `<vt-before-after>` around two pictures that lie on each other, and a range input: moves the edge between them as far
 * as the input says. Without JavaScript both stand side by side.
 */
export class BeforeAfterElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("input", this.#onInput);
    this.#onInput(); // the browser may have kept where it stood
  }

  disconnectedCallback(): void {
    this.removeEventListener("input", this.#onInput);
  }

  readonly #onInput = (): void => {
    const input = this.querySelector("input");
    if (!input) return;
    this.style.setProperty("--at", `${input.value}%`);
    input.setAttribute("aria-valuetext", `${input.value} % ${input.dataset["label"] ?? ""}`);
  };
}
