import { prefersCalm } from "~/lib/browser/prefers-calm.ts";
import { fetchPage } from "~/lib/browser/fetch-page.ts";
import { holdTitle } from "~/features/blocks/elements/hold-title.ts";
import { isEditing } from "~/features/blocks/elements/is-editing.ts";
import { isOvertaken } from "~/lib/is-overtaken.ts";
import { foundEvent } from "../blocks/businessSearch/found-markers.ts";
import { followLetters, putLetters } from "./follow-letters.ts";
import { chooseTab, onTabKey, showTabs } from "./branch-tabs.ts";

/**
 * So long after a key, in milliseconds, the directory is asked: two quick ones ask once. The key itself waits for nothing,
 * its letter stands there within 50 ms; the list has to come from the server, and with this pause it is still there within
 * the tenth of a second that people take for at once, plus the way there and back.
 */
const pauseMs = 60;

/**
 * `<vt-businesses>` around the form of a directory and `<vt-found>`: asks while somebody types or chooses, puts the
 * answer in its place and the question into the address, and into those of the page in other languages. An answer that a newer question has overtaken is dropped. Where
 * one does not come, that is said beside the list of before, and what was pressed is left to the browser. Where somebody is, is asked for at a press, and never stands
 * in an address.
 */
export class BusinessesElement extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  #near = "";
  #leaving = new AbortController();

  connectedCallback(): void {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    this.addEventListener("input", () => this.#later(), { signal });
    this.addEventListener("submit", (event) => this.#onSubmit(event), { signal });
    this.addEventListener("click", (event) => this.#onClick(event), { signal });
    this.addEventListener("keydown", (event) => onTabKey(event), { signal });
    const near = this.#nearButton();
    if (near) near.hidden = !("geolocation" in navigator);
    const asked = this.#question();
    const letter = new URLSearchParams(location.search).get("letter"); // which no field holds
    if (letter) asked.searchParams.set("letter", letter);
    if (asked.search !== "") tellLanguages(asked.search);
    showTabs(this, signal);
    followLetters(this, signal);
    const fields = [...this.querySelectorAll("input")];
    const isChanged = fields.some((it) => it.value !== it.defaultValue || it.checked !== it.defaultChecked);
    if (isChanged) this.#later(); // typed or chosen before this script came
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#leaving.abort();
  }

  #nearButton(): HTMLButtonElement | null {
    return this.querySelector<HTMLButtonElement>('button[data-state="near"]');
  }

  #later(): void {
    if (isEditing()) return;
    clearTimeout(this.#timer);
    const ask = () => this.#ask(this.#question()).catch((error: unknown) => isOvertaken(error) || this.#tellFailure());
    this.#timer = setTimeout(() => void ask(), pauseMs);
  }

  #tellFailure(): void {
    this.#tell(this.querySelector<HTMLElement>("vt-found")?.dataset["failed"]);
  }

  /** Stands above the list until the next answer. */
  #tell(words = ""): void {
    const status = this.querySelector("vt-found [role=status]");
    if (status && status.textContent !== words) status.textContent = words;
  }

  #onSubmit(event: Event): void {
    event.preventDefault();
    clearTimeout(this.#timer);
    const form = this.querySelector("form");
    void this.#ask(this.#question()).catch((error: unknown) => isOvertaken(error) || form?.submit());
  }

  #onClick(event: MouseEvent): void {
    if (isEditing() || !(event.target instanceof Element)) return;
    const title = event.target.closest("summary");
    if (title) holdTitle(title);
    const tab = event.target.closest<HTMLElement>('[role="tab"]');
    if (tab) return chooseTab(tab);
    if (event.target.closest('[data-state="near"]')) return this.#onNear();
    const link = event.target.closest<HTMLAnchorElement>(".directory__letters a, a[data-state='more']");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const isMore = link.dataset["state"] === "more";
    const row = isMore
      ? null
      : this.querySelector<HTMLElement>(`.cards__item[data-letter="${link.dataset["letter"] ?? ""}"]`);
    if (row) {
      row.scrollIntoView({ behavior: prefersCalm() ? "auto" : "smooth", block: "start" });
      return focusOn(row);
    }
    void this.#ask(new URL(link.href), isMore).catch(
      (error: unknown) => isOvertaken(error) || location.assign(link.href),
    );
  }

  #onNear(): void {
    const button = this.#nearButton();
    if (!button) return;
    const set = (near: string) => {
      this.#near = near;
      button.ariaBusy = "false";
      button.setAttribute("aria-pressed", String(near !== ""));
      this.#later();
    };
    if (this.#near !== "") return set("");
    button.ariaBusy = "true";
    const { waiting, refused, failed } = button.dataset;
    this.#tell(waiting);
    navigator.geolocation.getCurrentPosition(
      // To a hundred metres: enough for an order, and less to be told.
      ({ coords }) => set(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`),
      (error) => {
        button.ariaBusy = "false";
        this.#tell(error.code === error.PERMISSION_DENIED ? refused : failed);
        // oxlint-disable-next-line no-console -- for whoever looks for the cause; the page says what visitors need
        console.error(`Geolocation error: ${error.message}`);
      },
      { timeout: 10_000, maximumAge: 300_000 },
    );
  }

  /** What stands in the form, as an address of the page. */
  #question(): URL {
    const form = this.querySelector("form");
    const address = new URL(form?.action || location.href, location.href);
    address.search = "";
    for (const [name, value] of new FormData(form ?? undefined))
      if (typeof value === "string" && value.trim() !== "") address.searchParams.append(name, value.trim());
    return address;
  }

  async #ask(address: URL, isMore = false): Promise<void> {
    this.#asking?.abort(); // whatever it answers, it is not what is asked now
    const asking = (this.#asking = new AbortController());
    const place = this.querySelector("vt-found");
    const asked = new URL(address);
    asked.searchParams.set("only", place?.id ?? "");
    if (this.#near !== "") asked.searchParams.set("near", this.#near);
    const fresh = (await fetchPage(asked, asking.signal)).querySelector("vt-found");
    if (asking.signal.aborted || !place) return;
    if (!fresh) throw new Error("the directory answered without a list");
    const told = fresh.querySelector("[role=status]");
    this.#tell(told?.textContent ?? "");
    told?.remove();
    if (isMore) this.#append(place, fresh);
    else {
      this.#replace(place, fresh);
      history.replaceState(history.state, "", address);
      tellLanguages(address.search);
    }
    this.dispatchEvent(new CustomEvent(foundEvent, { bubbles: true }));
  }

  /** The places themselves stay, so that a change in them is told. */
  #replace(place: Element, fresh: Element): void {
    const letters = fresh.querySelector<HTMLTemplateElement>('template[data-state="letters"]')?.content.cloneNode(true);
    const bar = this.querySelector<HTMLElement>(".directory__letters");
    if (bar && letters) putLetters(bar, letters);
    const status = place.querySelector("[role=status]");
    for (const old of [...place.children]) if (old !== status) old.remove();
    place.append(...fresh.childNodes);
  }

  #append(place: Element, fresh: Element): void {
    const list = place.querySelector("ul.directory__list");
    const rows = [...fresh.querySelectorAll<HTMLElement>("ul.directory__list > li")];
    const last = list?.lastElementChild;
    const [first] = rows;
    if (first && last instanceof HTMLElement && last.dataset["of"] === first.dataset["of"])
      delete first.dataset["letter"];
    list?.append(...rows);
    place.querySelector(".directory__more")?.replaceWith(...[fresh.querySelector(".directory__more") ?? ""]);
    if (first) focusOn(first);
  }
}

/** The header leads to the same question in the other languages. */
function tellLanguages(question: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".locale-links a")) link.search = question;
}

/** The keyboard goes on at a business: where it opens, or at its row where there is nothing to open. */
function focusOn(row: HTMLElement): void {
  const summary = row.querySelector("summary");
  if (!summary) row.tabIndex = -1;
  (summary ?? row).focus({ preventScroll: true });
}
