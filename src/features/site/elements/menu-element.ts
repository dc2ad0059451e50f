/**
 * `<vt-menu>` around the menu's button and its `<dialog>`. The browser opens and closes the dialog by the buttons'
 * `command`; this adds it where a browser does not know commands, and closes the menu when the window gets wide and
 * when the page is left: browsers keep it as it is, and whoever comes back means the page.
 */
export class MenuElement extends HTMLElement {
  #wide: MediaQueryList | undefined;

  connectedCallback(): void {
    this.#wide = matchMedia("(min-width: 64rem)");
    this.#wide.addEventListener("change", this.#onWide);
    addEventListener("pagehide", this.#close);
    if (!("command" in HTMLButtonElement.prototype)) this.addEventListener("click", this.#onClick);
  }

  disconnectedCallback(): void {
    this.#wide?.removeEventListener("change", this.#onWide);
    removeEventListener("pagehide", this.#close);
    this.removeEventListener("click", this.#onClick);
  }

  readonly #onWide = ({ matches }: MediaQueryListEvent): void => {
    if (matches) this.#close();
  };

  readonly #close = (): void => this.querySelector("dialog")?.close();

  readonly #onClick = ({ target }: Event): void => {
    const command = target instanceof Element ? target.closest("button")?.getAttribute("command") : null;
    if (command === "show-modal") this.querySelector("dialog")?.showModal();
    if (command === "close") this.#close();
  };
}
