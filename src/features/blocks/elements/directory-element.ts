import { folded } from "~/lib/search/folded.ts";
import { isEditing } from "./is-editing.ts";
import { undivided } from "~/lib/undivided.ts";

/**
 * `<vt-directory data-none>` around a search bar and a list of businesses: keeps those in sight whose name or place holds
 * what is written, in any spelling of case and accents, and that take part in one of the chosen programmes. The first business of
 * each letter says it (`data-letter`). While somebody edits the page, all stay in sight.
 */
export class DirectoryElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("input", this.#onInput);
    this.#show();
  }

  disconnectedCallback(): void {
    this.removeEventListener("input", this.#onInput);
  }

  readonly #onInput = (): void => {
    if (!isEditing()) this.#show();
  };

  #show(): void {
    const wanted = folded(this.querySelector<HTMLInputElement>('input[type="search"]')?.value.trim() ?? "");
    const chosen = [...this.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
    let letter = "";
    let shown = 0;
    for (const row of this.querySelectorAll<HTMLElement>(".cards > .cards__item:has(.business)")) {
      const name = textOf(row, ".card__title");
      const isFound = [name, textOf(row, ".business__city")].some((text) => folded(text).includes(wanted));
      const takesPart = chosen.length === 0 || chosen.some((each) => row.querySelector(`[data-program="${each}"]`));
      row.hidden = !(isFound && takesPart);
      delete row.dataset["letter"];
      if (row.hidden) continue;
      shown += 1;
      const first = folded(name).charAt(0).toUpperCase();
      if (first !== letter) row.dataset["letter"] = letter = first;
    }
    const status = this.querySelector(".directory__status");
    if (status) status.textContent = shown === 0 ? (this.dataset["none"] ?? "") : "";
  }
}

function textOf(row: HTMLElement, selector: string): string {
  return undivided(row.querySelector(selector)?.textContent ?? "").trim();
}
