import { prefersCalm } from "~/lib/browser/prefers-calm.ts";
import { historyEntry } from "./history-entry.ts";
import { lightboxCopy } from "./lightbox-copy.ts";
import { keepRoomOfScrollbar } from "./scrollbar-room.ts";

/** A finger or a mouse that moves further across than this brings the next picture. */
const swipePx = 50;
const slideMs = 220;

const entry = historyEntry("lightbox");

/**
 * Shows the pictures that `links` lead to in the dialog, one at a time, from the one at `first`. Arrows, arrow keys and a
 * swipe of 50 px lead on and around; the button, Escape, a press beside the picture and the browser's way back close. The
 * keyboard then goes on at the picture that was shown last.
 */
export function openLightbox(dialog: HTMLDialogElement, links: readonly HTMLAnchorElement[], first: number): void {
  if (dialog.open) return; // a second press, before the first one's code was there
  let index = first;
  let drag: { x: number; y: number } | null = null;
  let wasDragged = false;
  const opened = new AbortController();
  const { signal } = opened;
  const figure = dialog.querySelector("figure");
  const caption = dialog.querySelector("figcaption");
  const count = dialog.querySelector(".lightbox__count");
  if (!figure || !caption || !count) return;
  const shown = () => figure.querySelector("img");

  const show = (at: number, from: -1 | 0 | 1) => {
    index = (at + links.length) % links.length;
    const thumb = links[index]?.querySelector("img");
    if (!thumb) return;
    const picture = largePicture(thumb, links[index]?.href ?? "");
    const before = shown();
    if (before) before.replaceWith(picture);
    else figure.prepend(picture);
    caption.textContent = thumb.alt;
    caption.lang = picture.lang;
    caption.hidden = thumb.alt === "";
    count.textContent = (dialog.dataset["count"] ?? "").replace("{number}", String(index + 1));
    if (from !== 0 && !prefersCalm()) {
      picture.animate([{ translate: `${from * 4}rem 0`, opacity: 0.2 }, {}], { duration: slideMs, easing: "ease-out" });
    }
    for (const beside of [index + 1, index - 1]) {
      const link = links[(beside + links.length) % links.length];
      const small = link?.querySelector("img");
      if (link && small) load(new Image(), small, link.href);
    }
  };
  const step = (by: -1 | 1) => links.length > 1 && show(index + by, by);

  const onClick = ({ target }: MouseEvent) => {
    if (wasDragged || !(target instanceof Element)) return;
    const arrow = target.closest(".arrow")?.getAttribute("data-direction");
    if (arrow) step(arrow === "next" ? 1 : -1);
    else if (target.closest(".lightbox__close") || !target.closest("img, figcaption, .lightbox__count")) dialog.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: links.length - 1 }[event.key];
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (links.length > 1) show(at, at > index ? 1 : -1);
  };
  const onPointerDown = (event: PointerEvent) => {
    wasDragged = false;
    const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
    drag = event.isPrimary && event.button === 0 && !isZoomed ? { x: event.clientX, y: event.clientY } : null;
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!event.isPrimary) drag = null; // two fingers zoom
    const picture = shown();
    if (!drag || !picture || links.length === 1) return;
    const across = event.clientX - drag.x;
    if (Math.abs(across) > Math.abs(event.clientY - drag.y)) picture.style.translate = `${across}px 0`;
  };
  const onPointerEnd = (event: PointerEvent) => {
    const across = drag && event.type === "pointerup" ? event.clientX - drag.x : 0;
    const isAcross = drag !== null && Math.abs(across) > Math.abs(event.clientY - drag.y);
    drag = null;
    shown()?.style.removeProperty("translate");
    wasDragged = isAcross && Math.abs(across) > swipePx;
    if (wasDragged) step(across < 0 ? 1 : -1);
  };
  const onClosed = () => {
    opened.abort();
    keepRoomOfScrollbar(false);
    shown()?.remove();
    const last = [links[index], links[first]].find((link) => link?.checkVisibility());
    last?.focus();
    entry.leave(() => last?.scrollIntoView({ block: "nearest" }));
  };

  dialog.addEventListener("click", onClick, { signal });
  dialog.addEventListener("keydown", onKeyDown, { signal });
  dialog.addEventListener("pointerdown", onPointerDown, { signal });
  dialog.addEventListener("pointermove", onPointerMove, { signal });
  dialog.addEventListener("pointerup", onPointerEnd, { signal });
  dialog.addEventListener("pointercancel", onPointerEnd, { signal });
  dialog.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  dialog.addEventListener("close", onClosed, { signal });
  addEventListener("popstate", () => entry.isCurrent() || dialog.close(), { signal });
  for (const arrow of dialog.querySelectorAll<HTMLElement>(".arrow")) arrow.hidden = links.length === 1;
  keepRoomOfScrollbar(true);
  show(first, 0);
  dialog.showModal();
  entry.enter(() => dialog.open);
}

/** The picture as large as the window allows, in its own shape; the small copy stands there until it has come. */
function largePicture(thumb: HTMLImageElement, address: string): HTMLImageElement {
  const picture = new Image(Number(thumb.getAttribute("width")), Number(thumb.getAttribute("height")));
  picture.alt = thumb.alt;
  picture.lang = thumb.lang || document.documentElement.lang;
  picture.style.backgroundImage = `url("${thumb.currentSrc || thumb.src}")`;
  picture.addEventListener("load", () => picture.style.removeProperty("background-image"), { once: true });
  load(picture, thumb, address);
  return picture;
}

/** Loads the copy that fits the window, or what the address leads to. */
function load(picture: HTMLImageElement, thumb: HTMLImageElement, address: string): void {
  const { srcset } = thumb;
  const [width, height] = [Number(thumb.getAttribute("width")), Number(thumb.getAttribute("height"))];
  const source = thumb.currentSrc.endsWith(".avif") ? thumb.parentElement?.querySelector("source") : null;
  const copy = lightboxCopy({ width, height, srcset, avif: source?.srcset ?? null });
  if (copy) Object.assign(picture, copy);
  picture.src = address;
}
