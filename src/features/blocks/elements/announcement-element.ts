import { pageLocale } from "~/lib/browser/page-locale.ts";
import { deviceStorage } from "~/lib/browser/safe-storage.ts";
import { tellCovered } from "~/lib/browser/tell-covered.ts";
import { announcementMark } from "../parts/announcement-mark.ts";
import { isEditing } from "./is-editing.ts";

/** What a page opens with: the words and buttons of its first section beside announcements, where that is an opening. */
const openingWords =
  ".site-main > .hero:is(:first-child, .page-name + *, .announcement-bar + *, .announcement-bubble + *) .hero__text :is(p, h1, h2, ul, ol, .button)";

/** In each language by itself, whose words are others. */
const keyOf = (id: string) => `closed-announcement:${id}:${pageLocale()}`;

/**
 * `<vt-announcement data-id>` around something that visitors can close. What was closed stays so on this device until
 * its words change; `data-open` says that it was not. A bubble comes once it lies over nothing
 * that the page opens with, at the latest at the page's end. The keyboard goes on in the page once its button is gone, behind
 * a bubble. While somebody edits the page, it does nothing.
 */
export class AnnouncementElement extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const { id = "" } = this.dataset;
    if (deviceStorage.get(keyOf(id)) === this.#mark) this.hidden = !isEditing();
    else this.#open();
    this.addEventListener("click", this.#onClick);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  #open(): void {
    if (!this.matches(".bubble") || isEditing()) this.dataset["open"] = "";
    else this.#openOnceClear(document.querySelectorAll(openingWords));
  }

  /** Once this lies over none of `words`, or the page is at its end; on some pages it stands in the page and covers nothing. */
  #openOnceClear(words: Iterable<Element>): void {
    const waiting = new AbortController();
    this.#stop = () => waiting.abort();
    const look = () => {
      const own = this.getBoundingClientRect();
      const isOver = [...words].some((word) => {
        const { top, right, bottom, left } = word.getBoundingClientRect();
        return top < own.bottom && right > own.left && bottom > own.top && left < own.right;
      });
      if (isOver && scrollY + innerHeight < document.documentElement.scrollHeight - 1) return;
      waiting.abort();
      this.dataset["open"] = "";
      const section = this.closest(".section");
      const isFixed = section !== null && getComputedStyle(section).position === "fixed";
      this.#stop = isFixed ? tellCovered(this, "--covered-by-bubble") : undefined;
    };
    for (const event of ["scroll", "resize"]) addEventListener(event, look, { signal: waiting.signal });
    look();
  }

  get #mark(): string {
    return announcementMark(this.textContent ?? "");
  }

  readonly #onClick = (event: MouseEvent): void => {
    const close = event.target instanceof Element && event.target.closest(".announcement__close");
    if (!close || isEditing()) return;
    deviceStorage.set(keyOf(this.dataset["id"] ?? ""), this.#mark);
    const heldKeyboard = this.contains(document.activeElement);
    this.hidden = true;
    delete this.dataset["open"];
    if (heldKeyboard) this.#handOn(close);
  };

  /** The keyboard to what can have it next behind a bubble, wherever that stands in the page; else to the page. */
  #handOn(close: Element): void {
    const all = this.matches(".bubble") ? [...document.querySelectorAll<HTMLElement>("*")] : [];
    [...all.slice(all.indexOf(close as HTMLElement) + 1), document.querySelector<HTMLElement>("#content")].some(
      (each) => {
        each?.focus({ preventScroll: true });
        return document.activeElement === each;
      },
    );
  }
}
