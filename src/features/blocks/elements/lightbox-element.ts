import { isEditing } from "./is-editing.ts";

/**
 * `<vt-lightbox>` around pictures, each a link to its largest copy, and a dialog: a press shows the picture there. What
 * the dialog does comes once somebody is about to press. Without JavaScript the links lead to the pictures; while
 * somebody edits the page, it does nothing.
 */
export class LightboxElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", this.#onClick);
    this.addEventListener("pointerover", this.#onNear, { once: true });
    this.addEventListener("focusin", this.#onNear, { once: true });
  }

  disconnectedCallback(): void {
    this.removeEventListener("click", this.#onClick);
  }

  readonly #onNear = (): void => void load();

  readonly #onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.enlarges") : null;
    const dialog = this.querySelector("dialog");
    const isForBrowser = event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || !dialog || isForBrowser || isEditing()) return;
    event.preventDefault();
    const links = [...this.querySelectorAll<HTMLAnchorElement>("a.enlarges")];
    load().then(
      ({ openLightbox }) => openLightbox(dialog, links, links.indexOf(link)),
      () => location.assign(link.href),
    );
  };
}

const load = () => import("./open-lightbox.ts");
