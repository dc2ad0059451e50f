import type { IslandComponent } from "./island-element.ts";
import type { wake } from "./wake-island.ts";
import { letTypefacesCome } from "./let-typefaces-come.ts";
import { whenItIsTime } from "./moments.ts";

/** A file of `src/visitor/islands`. */
interface IslandModule {
  default: IslandComponent;
  wake: typeof wake;
}

/**
 * `<vt-island>`: a part of a page that needs a framework. It is there as the server drew it; when its moment comes, its code and
 * its style sheets are fetched, and it comes alive. Where the code cannot be had, it stays as it is.
 */
export class IslandHost extends HTMLElement {
  #isAsked = false;

  connectedCallback(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    whenItIsTime(this, this.dataset["when"], () => void this.#wake());
  }

  async #wake(): Promise<void> {
    const { script = "", styles = "", id = "" } = this.dataset;
    const coming = Promise.all([
      import(/* @vite-ignore */ script) as Promise<IslandModule>,
      ...styles.split(" ").filter(Boolean).map(loadSheet),
    ]);
    const [{ default: Component, wake }] = await coming.finally(letTypefacesCome);
    const [container, data] = this.children;
    if (container && data) wake(container, Component, { data: data.textContent, id });
    this.dataset["awake"] = "true";
  }
}

/** Settles when the sheet is in force, or cannot be had: an island without its style is better than none. */
function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}
