import { francs } from "../domain/price.ts";

/** `<vt-form-total>` in a form whose inputs say their price (`data-price`): shows the sum of what is chosen. */
export class FormTotalElement extends HTMLElement {
  #form: HTMLElement | null = null;

  connectedCallback(): void {
    this.#form = this.closest("form");
    this.#form?.addEventListener("input", this.#show);
    this.#show();
  }

  disconnectedCallback(): void {
    this.#form?.removeEventListener("input", this.#show);
  }

  readonly #show = (): void => {
    const inputs = [...(this.#form?.querySelectorAll<HTMLInputElement>("input[data-price]") ?? [])];
    const total = inputs.reduce((sum, input) => sum + Number(input.dataset["price"]) * amount(input), 0);
    const output = this.querySelector("output");
    if (output) output.textContent = francs(total);
  };
}

function amount({ type, checked, value }: HTMLInputElement): number {
  if (type === "checkbox") return checked ? 1 : 0;
  return /^\d+$/.test(value.trim()) ? Number(value) : 0;
}
