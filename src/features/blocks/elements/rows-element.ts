import { holdTitle } from "./hold-title.ts";
import { isEditing } from "./is-editing.ts";

/**
 * `<vt-rows>` around rows that open: opens the one that the address names, and has the address name the one that somebody
 * opens, so that it can be passed on; not while somebody edits the page. The title that is pressed or named stays where it is.
 */
export class RowsElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", this.#onClick);
    addEventListener("hashchange", this.#openNamed);
    this.#openNamed();
  }

  disconnectedCallback(): void {
    this.removeEventListener("click", this.#onClick);
    removeEventListener("hashchange", this.#openNamed);
  }

  readonly #openNamed = (): void => {
    const named = document.getElementById(location.hash.slice(1));
    if (!(named instanceof HTMLDetailsElement) || !this.contains(named)) return;
    const y = () => named.getBoundingClientRect().y;
    const before = y();
    named.open = true;
    // One above it may have closed, and not every browser has an anchor of the scroll. At the top, it has not led here yet.
    if (scrollY > 0 && y() !== before) scrollBy({ top: y() - before, behavior: "instant" });
  };

  readonly #onClick = ({ target }: MouseEvent): void => {
    const title = target instanceof Element ? target.closest("summary") : null;
    if (!title) return;
    holdTitle(title);
    const row = title.closest("details");
    if (row?.id && !row.open && !isEditing()) history.replaceState(history.state, "", `#${row.id}`);
  };
}
