import { deviceStorage } from "~/lib/browser/safe-storage.ts";
import { tellCovered } from "~/lib/browser/tell-covered.ts";
import { announcementMark } from "../parts/announcement-mark.ts";
import { isEditing } from "./is-editing.ts";

/** What a page opens with: the words and buttons of its first section, where that is an opening. */
const openingWords = ".site-main > .hero:is(:first-child, .page-name + *) .hero__text :is(p, h1, h2, ul, ol, .button)";

const keyOf = (id: string) => `closed-announcement:${id}`;

/**
 * `<vt-announcement data-id>` around something that visitors can close. What was closed stays so on this device until
 * its words change; `data-open` says that it was not. A bubble comes once it lies over nothing
 * that the page opens with. The keyboard goes on in the page once its button is gone. While somebody edits the page, it does
 * nothing.
 */
export class AnnouncementElement extends HTMLElement {
  #stopTelling: (() => void) | undefined;
  #waiting: IntersectionObserver | undefined;

  connectedCallback(): void {
    const { id = "" } = this.dataset;
    if (deviceStorage.get(keyOf(id)) === this.#mark) this.hidden = !isEditing();
    else this.#open();
    this.addEventListener("click", this.#onClick);
  }

  disconnectedCallback(): void {
    this.#stopTelling?.();
    this.#waiting?.disconnect();
    this.removeEventListener("click", this.#onClick);
  }

  #open(): void {
    if (!this.matches(".bubble") || isEditing()) this.dataset["open"] = "";
    else
      this.#waiting = whenClear(this, document.querySelectorAll(openingWords), () => {
        this.dataset["open"] = "";
        this.#stopTelling = tellCovered(this, "--covered-by-bubble");
      });
  }

  get #mark(): string {
    return announcementMark(this.textContent ?? "");
  }

  readonly #onClick = (event: MouseEvent): void => {
    const isClose = event.target instanceof Element && event.target.closest(".announcement__close");
    if (!isClose || isEditing()) return;
    deviceStorage.set(keyOf(this.dataset["id"] ?? ""), this.#mark);
    const heldKeyboard = this.contains(document.activeElement);
    this.hidden = true;
    delete this.dataset["open"];
    if (heldKeyboard) document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
  };
}

/** Calls back once `part`, which is fixed to the window, lies over none of `others`; at once on a page that cannot scroll. */
function whenClear(part: Element, others: Iterable<Element>, then: () => void): IntersectionObserver | undefined {
  const { top, right, bottom, left } = part.getBoundingClientRect();
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
  const all = [...others];
  if (all.length === 0 || scrollHeight <= clientHeight) return void then();
  const below = new Set<Element>();
  const place = [top, clientWidth - right, clientHeight - bottom, left].map((px) => `${-Math.round(px)}px`).join(" ");
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) below[isIntersecting ? "add" : "delete"](target);
      if (below.size > 0) return;
      observer.disconnect();
      then();
    },
    { rootMargin: place },
  );
  for (const each of all) observer.observe(each);
  return observer;
}
