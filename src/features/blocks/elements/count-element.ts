import { prefersCalm } from "~/lib/browser/prefers-calm.ts";
import { countUp } from "../words/count-up.ts";
import { isEditing } from "./is-editing.ts";

const countMs = 1200;

/**
 * `<vt-count>` around a figure: counts up to it once, when it comes into view. The figure itself stays as it is, for
 * readers and without JavaScript; what counts is drawn over it. Who wants less motion, whose site has none, and whoever
 * already sees the figure gets no counting.
 */
export class CountElement extends HTMLElement {
  #observer: IntersectionObserver | undefined;
  #wasAway = false;

  connectedCallback(): void {
    if (prefersCalm() || isEditing() || this.closest('[data-look-motion="none"]')) return;
    this.#observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
      if (isSeen) this.#observer?.disconnect();
      if (isSeen && this.#wasAway) this.#count();
      this.#wasAway = true;
    });
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }

  #count(): void {
    const figureAt = countUp(this.textContent ?? "");
    if (!figureAt) return;
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / countMs));
      if (share === 1 || !this.isConnected) {
        delete this.dataset["shown"];
        return;
      }
      this.dataset["shown"] = figureAt(1 - (1 - share) ** 3);
      requestAnimationFrame(step);
    };
    step(start);
  }
}
