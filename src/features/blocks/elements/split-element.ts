import { historyEntry } from "./history-entry.ts";
import { isEditing } from "./is-editing.ts";

const entry = historyEntry("split");

/** How wide the picture of whoever is chosen is shown (`sizes`, team-split.css). */
const chosenSizes = "(min-width: 92rem) 34rem, (min-width: 48rem) 37vw, 90vw";

/**
 * `<vt-split>` around a list of people: shows either the list or, large, the one who was chosen from it. Escape and the
 * ways back lead to the list, to where it was left. Without JavaScript the list says everything; while somebody edits the
 * page, it stays.
 */
export class SplitElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", this.#onClick);
    this.addEventListener("keydown", this.#onKeyDown);
    addEventListener("popstate", this.#onPopState);
  }

  disconnectedCallback(): void {
    this.removeEventListener("click", this.#onClick);
    this.removeEventListener("keydown", this.#onKeyDown);
    removeEventListener("popstate", this.#onPopState);
  }

  readonly #onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || isEditing() || !(event.target instanceof Element)) return;
    const item = event.target.closest("li");
    if (item && event.target.closest(".member__choose")) this.#choose(item);
    else if (event.target.closest(".member__back")) this.#goBack();
  };

  readonly #onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") this.#goBack();
  };

  readonly #onPopState = (): void => {
    if (!entry.isCurrent()) this.#showList();
  };

  #choose(item: HTMLElement): void {
    for (const picture of item.querySelectorAll<HTMLImageElement | HTMLSourceElement>("source, img")) {
      picture.sizes = chosenSizes;
    }
    item.dataset["chosen"] = "";
    this.dataset["state"] = "chosen";
    item.querySelector<HTMLElement>(".member__back")?.focus({ preventScroll: true });
    entry.enter(() => this.dataset["state"] === "chosen");
  }

  #goBack(): void {
    if (this.dataset["state"] !== "chosen") return;
    this.#showList();
    if (!document.querySelector('vt-split[data-state="chosen"]')) entry.leave(); // of another list, too
  }

  #showList(): void {
    const chosen = this.querySelector<HTMLElement>("[data-chosen]");
    if (!chosen) return;
    delete chosen.dataset["chosen"];
    delete this.dataset["state"];
    chosen.scrollIntoView({ behavior: "instant", block: "nearest", inline: "nearest" });
    chosen.querySelector<HTMLElement>(".member__choose")?.focus({ preventScroll: true });
  }
}
