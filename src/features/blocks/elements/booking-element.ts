import { pageLocale } from "~/lib/browser/page-locale.ts";
import { widgetAddress } from "../parts/widget-address.ts";
import { isEditing } from "./is-editing.ts";
import { keepRoomOfScrollbar } from "./scrollbar-room.ts";

/**
 * `<vt-booking data-origin>` around a link to a provider's booking (`a[data-widget]`) and a `<dialog>`: the link opens the
 * booking in there. It is fetched at that moment and gone once the dialog closes: by its button, a press beside it, or
 * Escape. The keyboard then goes on at the link, or at the button that showed it. While somebody edits the page, and
 * without JavaScript, the link is a link.
 */
export class BookingElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("click", this.#onClick);
    this.#dialog?.addEventListener("close", this.#onClosed);
  }

  disconnectedCallback(): void {
    this.removeEventListener("click", this.#onClick);
    this.#dialog?.removeEventListener("close", this.#onClosed);
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector("dialog");
  }

  readonly #onClick = (event: MouseEvent): void => {
    const { target } = event;
    const dialog = this.#dialog;
    if (!dialog || !(target instanceof Element)) return;
    if (target === dialog || target.closest(".booking-widget__close")) return dialog.close();
    const link = target.closest<HTMLAnchorElement>("a[data-widget]");
    const isForBrowser = event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isForBrowser || isEditing()) return;
    event.preventDefault();
    this.#open(dialog, link.href);
  };

  #open(dialog: HTMLDialogElement, href: string): void {
    const place = dialog.querySelector<HTMLElement>(".booking-widget__page");
    if (!place || new URL(href).origin !== this.dataset["origin"]) return;
    const themeColor = getComputedStyle(this).getPropertyValue("--site-primary").trim();
    const page = document.createElement("iframe");
    page.title = place.dataset["title"] ?? "";
    page.referrerPolicy = "strict-origin-when-cross-origin";
    // It may book and pay, also in a window of its own, and give the day for a calendar; it may not lead this page elsewhere.
    page.sandbox.add(
      "allow-scripts",
      "allow-same-origin",
      "allow-forms",
      "allow-downloads",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
    );
    page.allow = "payment *"; // wherever the booking leads on to, as far as this page's policy names it
    page.addEventListener("load", () => page.setAttribute("data-shown", ""));
    page.src = widgetAddress(href, { locale: pageLocale(), themeColor });
    place.append(page);
    keepRoomOfScrollbar(true);
    dialog.showModal();
    dialog.querySelector<HTMLElement>(".booking-widget__close")?.focus();
  }

  readonly #onClosed = (): void => {
    keepRoomOfScrollbar(false);
    this.querySelector("iframe")?.remove();
    const ways = this.querySelectorAll<HTMLElement>("a[data-widget], [popovertarget]");
    [...ways].find((way) => way.checkVisibility())?.focus();
  };
}
