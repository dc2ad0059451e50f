import { deviceStorage } from "~/lib/browser/safe-storage.ts";
import { announcementMark } from "../parts/announcement-mark.ts";
import { isEditing } from "./is-editing.ts";

const keyOf = (id: string) => `closed-announcement:${id}`;

/**
 * `<vt-announcement data-id>` around something that visitors can close. What was closed stays so on this device until
 * its words change; `data-open` says that it was not. While somebody edits the page,
 * it does nothing.
 */
export class AnnouncementElement extends HTMLElement {
  connectedCallback(): void {
    const { id = "" } = this.dataset;
    if (deviceStorage.get(keyOf(id)) === this.#mark) this.hidden = !isEditing();
    else this.dataset["open"] = "";
    this.addEventListener("click", this.#onClick);
  }

  disconnectedCallback(): void {
    this.removeEventListener("click", this.#onClick);
  }

  get #mark(): string {
    return announcementMark(this.textContent ?? "");
  }

  readonly #onClick = (event: MouseEvent): void => {
    const isClose = event.target instanceof Element && event.target.closest(".announcement__close");
    if (!isClose || isEditing()) return;
    deviceStorage.set(keyOf(this.dataset["id"] ?? ""), this.#mark);
    this.hidden = true;
    delete this.dataset["open"];
  };
}
