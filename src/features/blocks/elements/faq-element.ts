/**
 * `<vt-faq>` around questions that open: opens the one that the address names, and has the address name the one that
 * somebody opens, so that it can be passed on.
 */
export class FaqElement extends HTMLElement {
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
    if (named instanceof HTMLDetailsElement && this.contains(named)) named.open = true;
  };

  readonly #onClick = ({ target }: MouseEvent): void => {
    const row = target instanceof Element ? target.closest("summary")?.closest("details") : null;
    if (row?.id && !row.open) history.replaceState(history.state, "", `#${row.id}`);
  };
}
