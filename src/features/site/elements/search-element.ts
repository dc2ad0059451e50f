import { fetchPage } from "~/lib/browser/fetch-page.ts";
import { isOvertaken } from "~/lib/is-overtaken.ts";
import { isTooShort } from "../domain/pages/shortest-query.ts";

/** So long after the last key, in milliseconds, what stands in the field is looked for. */
const pauseMs = 500;

/**
 * `<vt-search>` around the search page's form and its results: looks for what is being typed, from three characters on,
 * half a second after the last key, and at once on Enter; also what was typed before this script came. The results come from the page that the form leads to, which
 * is also the address from then on. An answer that a newer question has overtaken is dropped. One that does not come is
 * told above the results of before, and leaves the form to the browser where Enter was pressed.
 */
export class SearchElement extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  /** What the results belong to; null once something else was asked for and has not come. */
  #asked: string | null = "";

  connectedCallback(): void {
    this.#asked = this.querySelector("input")?.defaultValue.trim() ?? "";
    this.addEventListener("input", this.#onInput);
    this.addEventListener("submit", this.#onSubmit);
    this.addEventListener("reset", this.#onInput);
    this.addEventListener("click", this.#onClick);
    this.#onInput(); // what was typed before this script came
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.removeEventListener("input", this.#onInput);
    this.removeEventListener("submit", this.#onSubmit);
    this.removeEventListener("reset", this.#onInput);
    this.removeEventListener("click", this.#onClick);
  }

  readonly #onInput = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#search().catch((error: unknown) => this.#tell(error)), pauseMs);
  };

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault(); // the browser has seen by now that there are enough characters
    this.#searchAtOnce();
  };

  /**
   * The link to more of what was found: they come below, and the keyboard goes on at the first of them. Where the field
   * says something else by now, that is what is looked for.
   */
  readonly #onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(".search-results__more");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (this.#wanted() !== null) return this.#searchAtOnce();
    clearTimeout(this.#timer);
    const address = new URL(link.href);
    void this.#load(new URL(link.href))
      .then(() => this.querySelector<HTMLElement>(`${address.hash} a`)?.focus())
      .catch((error: unknown) => {
        if (!isOvertaken(error)) location.assign(address);
      });
  };

  #tell(error: unknown): void {
    if (isOvertaken(error)) return;
    this.#asked = null;
    const status = this.querySelector<HTMLElement>("[role=status]");
    if (status) status.textContent = status.dataset["failed"] ?? "";
  }

  /** What stands in the field; null where that is shown already, or too short to be looked for. */
  #wanted(): string | null {
    const query = this.querySelector("input")?.value.trim() ?? "";
    return query === this.#asked || (query !== "" && isTooShort(query)) ? null : query;
  }

  #searchAtOnce(): void {
    clearTimeout(this.#timer);
    void this.#search().catch((error: unknown) => {
      if (!isOvertaken(error)) this.querySelector("form")?.submit();
    });
  }

  async #search(): Promise<void> {
    this.#asking?.abort(); // whatever it answers, it is not what stands in the field now
    const query = this.#wanted();
    if (query === null) return;
    const address = new URL(this.querySelector("form")?.action ?? "", location.href);
    if (query !== "") address.searchParams.set("searchQuery", query);
    await this.#load(address, query);
  }

  /** Shows what this address answers with, for this query. */
  async #load(address: URL, query = this.#asked): Promise<void> {
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    const page = await fetchPage(address, asking.signal);
    if (asking.signal.aborted) throw new DOMException("Overtaken", "AbortError");
    this.#asked = query;
    this.#take(page, "[role=status]");
    this.#take(page, ".search-results__found");
    this.#takeLanguages(page);
    address.hash = "";
    history.replaceState(history.state, "", address);
  }

  /** The header leads to the same search in the other languages. */
  #takeLanguages(page: Document): void {
    const links = (of: Document) => [...of.querySelectorAll<HTMLAnchorElement>(".locale-links a")];
    const fresh = links(page);
    for (const [at, link] of links(document).entries()) link.href = fresh[at]?.href ?? link.href;
  }

  /** What the page says in this place; the place itself stays, so that a change in it is told. */
  #take(page: Document, place: string): void {
    const fresh = page.querySelector(`vt-search ${place}`);
    this.querySelector(place)?.replaceChildren(...(fresh?.childNodes ?? []));
  }
}
