import { prefersCalm } from "~/lib/browser/prefers-calm.ts";

/**
 * Marks the letter of the register that the list has come to, while the page scrolls (`aria-current="location"`), and
 * keeps it in sight in its row.
 */
export function followLetters(directory: HTMLElement, signal: AbortSignal): void {
  let isWaiting = false;
  const mark = () => {
    isWaiting = false;
    const bar = directory.querySelector<HTMLElement>(".directory__letters");
    if (!bar) return;
    const line = bar.getBoundingClientRect().bottom + 8;
    const rows = [...directory.querySelectorAll<HTMLElement>(".cards__item[data-letter]")];
    const reached = rows.findLast((row) => row.getBoundingClientRect().top <= line)?.dataset["letter"];
    for (const link of bar.querySelectorAll<HTMLElement>("a[data-letter]")) {
      if (link.getAttribute("aria-current") === "true") continue;
      const isReached = link.dataset["letter"] === reached;
      if (isReached === link.hasAttribute("aria-current")) continue;
      if (!isReached) link.removeAttribute("aria-current");
      else {
        link.setAttribute("aria-current", "location");
        const left = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2;
        bar.scrollTo({ left, behavior: prefersCalm() ? "auto" : "smooth" });
      }
    }
  };
  const onScroll = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(mark);
  };
  window.addEventListener("scroll", onScroll, { signal, passive: true });
  directory.addEventListener("vt-found", onScroll, { signal });
  if (scrollY > 0) onScroll(); // before this script came
}

/** Puts other letters into their row; the keyboard stays on the letter where it was, or goes to the first link. */
export function putLetters(bar: HTMLElement, letters: Node): void {
  const held = bar.querySelector<HTMLElement>("a:focus");
  bar.replaceChildren(letters);
  if (!held) return;
  const links = [...bar.querySelectorAll<HTMLElement>("a")];
  const same = links.find((link) => link.dataset["letter"] === held.dataset["letter"]);
  (same ?? links[0])?.focus({ preventScroll: true });
}
