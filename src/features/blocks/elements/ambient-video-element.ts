import { prefersCalm } from "~/lib/browser/prefers-calm.ts";

/**
 * `<vt-ambient-video>` around a silent film behind a text and its button. The film starts by itself unless the person
 * wants little motion or saves data, and can be stopped at any time. Without JavaScript its picture stands still.
 */
export class AmbientVideoElement extends HTMLElement {
  connectedCallback(): void {
    const { film } = this;
    if (!film) return;
    film.muted = true; // only as an attribute would a page that React drew have it
    film.addEventListener("play", this.#onChanged);
    film.addEventListener("pause", this.#onChanged);
    this.addEventListener("click", this.#onClick);
    if (!standsStill()) this.#play();
  }

  disconnectedCallback(): void {
    this.film?.removeEventListener("play", this.#onChanged);
    this.film?.removeEventListener("pause", this.#onChanged);
    this.removeEventListener("click", this.#onClick);
  }

  get film(): HTMLVideoElement | null {
    return this.querySelector("video");
  }

  readonly #onClick = (event: Event): void => {
    if (!(event.target instanceof Element) || !event.target.closest("button")) return;
    if (this.film?.paused) this.#play();
    else this.film?.pause();
  };

  readonly #onChanged = (): void => {
    const button = this.querySelector("button");
    const isPlaying = this.film?.paused === false;
    button?.setAttribute("data-state", isPlaying ? "playing" : "paused");
    button?.setAttribute("aria-label", this.dataset[isPlaying ? "pauseLabel" : "playLabel"] ?? "");
  };

  /** A browser may refuse to start films; the button stays. */
  #play(): void {
    this.film?.play().catch(this.#onChanged);
  }
}

function standsStill(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true || prefersCalm();
}
