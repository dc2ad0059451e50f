import { hasMemberMark } from "~/lib/member-mark.ts";
import { randomUuid } from "~/lib/random-uuid.ts";
import { tellCovered } from "~/lib/browser/tell-covered.ts";
import { deviceStorage, tabStorage } from "~/lib/browser/safe-storage.ts";
import { pageLocale } from "~/lib/browser/page-locale.ts";
import { consentVersion, heldChoice, isWithdrawn, type Choice, type Choices } from "../domain/choice.ts";
import { foreignServices, type ForeignService } from "../domain/services.ts";

const key = "consent";
/** Kept in this tab from the moment at which something was taken back until the page has come anew. */
const returningKey = "consent-returning";
/** Cookies of its own domain that the services leave behind. */
const foreignCookie = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc)/;

/**
 * `<vt-consent>` around the question whether foreign services may be loaded, which stands in the page unseen. Before somebody
 * agrees nothing is asked of anybody else. It shows where nobody has chosen yet, and again whenever a button
 * `[data-consent]` is pressed: then with what was chosen, and it can be left as it was. With `data-quiet` it waits for that, and loads nothing; neither does it for whoever signed
 * in here. A choice is kept on the device, or for this page where the device keeps nothing, and told to the site; one that
 * takes something back loads a page anew that is not quiet, and the keyboard goes on at that button. So does a page that
 * the browser kept as it was, where another choice was made since. What is chosen in one tab counts at once in all of them.
 */
export class ConsentElement extends HTMLElement {
  #opener: HTMLElement | null = null;
  #stopTelling: (() => void) | undefined;
  /** The choice that this page goes by, as it is kept. */
  #known: string | null = null;

  connectedCallback(): void {
    if (this.#panel) this.#stopTelling = tellCovered(this.#panel, "--covered-by-consent");
    this.#known = deviceStorage.get(key);
    addEventListener("pageshow", this.#onBack);
    addEventListener("storage", this.#onElsewhere);
    document.addEventListener("click", this.#onClick);
    this.addEventListener("keydown", this.#onKeyDown);
    if (tabStorage.get(returningKey)) this.#onReturned();
    tabStorage.remove(returningKey);
    const choice = this.#held();
    if (this.#isQuiet()) return;
    if (choice) return void load(this, choice.choices);
    this.dataset["state"] = "asks"; // for what is not to come before it
    void document.fonts.ready.then(() => this.#ask()); // words in another typeface would move it
  }

  disconnectedCallback(): void {
    this.#stopTelling?.();
    removeEventListener("pageshow", this.#onBack);
    removeEventListener("storage", this.#onElsewhere);
    document.removeEventListener("click", this.#onClick);
  }

  #onReturned(): void {
    forgetCookies(); // services write them once more as their page goes
    document.querySelector<HTMLElement>("[data-consent]")?.focus();
  }

  readonly #onBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && !this.#isQuiet() && deviceStorage.get(key) !== this.#known) location.reload();
  };

  readonly #onElsewhere = ({ key: changed }: StorageEvent): void => {
    if (changed !== key) return;
    const [before, choice] = [this.#held(this.#known), this.#held(deviceStorage.get(key))];
    this.#known = deviceStorage.get(key);
    if (this.#panel && choice && !this.#opener) this.#panel.hidden = true;
    if (this.#isQuiet()) return;
    if (before && isWithdrawn(before.choices, choice?.choices ?? {})) location.reload();
    else if (choice) void load(this, choice.choices);
  };

  #isQuiet(): boolean {
    return this.dataset["quiet"] !== undefined || hasMemberMark(document.cookie);
  }

  get #boxes(): HTMLInputElement[] {
    return [...this.querySelectorAll("input")];
  }

  #held(kept = deviceStorage.get(key) ?? this.#known): Choice | null {
    const services = this.#boxes.map(({ name }) => name as ForeignService);
    return heldChoice(kept, services, Date.now());
  }

  #ask(): void {
    if (this.isConnected && !this.#held() && this.#panel?.hidden) this.#show();
    delete this.dataset["state"];
  }

  #show(): void {
    const allowed = this.#held()?.choices ?? {};
    for (const box of this.#boxes) box.checked = allowed[box.name as ForeignService] === true;
    const [panel, each, close] = [this.#panel, this.querySelector("details"), this.#closeButton];
    if (each) each.open = this.#held() !== null;
    if (close) close.hidden = this.#opener === null;
    if (panel) panel.hidden = false;
  }

  get #panel(): HTMLElement | null {
    return this.querySelector(".consent");
  }
  get #closeButton(): HTMLElement | null {
    return this.querySelector(".consent__close");
  }

  /** The keyboard goes on where the question was opened, or with what the page says. */
  #hide(): void {
    if (this.#panel) this.#panel.hidden = true;
    (this.#opener ?? document.querySelector<HTMLElement>("#content"))?.focus({ preventScroll: true });
    this.#opener = null;
  }

  readonly #onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === "Escape" && this.#opener) this.#hide();
  };

  readonly #onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
    if (button?.dataset["consent"] !== undefined) {
      this.#opener = button;
      this.#show();
      this.#panel?.focus();
    }
    if (button && button === this.#closeButton) this.#hide();
    const chosen = button && this.contains(button) ? button.dataset["choice"] : undefined;
    if (chosen === undefined) return;
    const isAllowed = (box: HTMLInputElement) => (chosen === "chosen" ? box.checked : chosen === "all");
    this.#choose(Object.fromEntries(this.#boxes.map((box) => [box.name, isAllowed(box)])));
  };

  #choose(choices: Choices): void {
    const before = this.#held();
    const visitorId = before?.visitorId ?? randomUuid();
    const choice: Choice = { version: consentVersion, at: Date.now(), visitorId, choices };
    this.#known = JSON.stringify(choice);
    deviceStorage.set(key, this.#known);
    tell(choice);
    this.#hide();
    const isTakenBack = before !== null && isWithdrawn(before.choices, choices);
    // Where no choice was held, they are of one that holds no more.
    if (before ? isTakenBack : Object.values(choices).includes(false)) forgetCookies();
    if (isTakenBack && this.dataset["quiet"] === undefined) {
      tabStorage.set(returningKey, "1");
      location.reload();
    } else if (!this.#isQuiet()) void load(this, choices);
  }
}

async function load({ dataset }: HTMLElement, choices: Choices): Promise<void> {
  const allowed = foreignServices.flatMap((name) => {
    const id = dataset[name];
    return choices[name] && id ? [[name, id] as const] : [];
  });
  if (allowed.length > 0) (await import("./load-services.ts")).loadServices(allowed);
}

/** The site keeps a record of every choice; where it cannot be told, the choice counts all the same. */
function tell({ version: textVersion, visitorId, choices }: Choice): void {
  const body = JSON.stringify({ visitorId, choices, textVersion, locale: pageLocale() });
  const headers = { "content-type": "application/json" };
  fetch("/api/v1/consent", { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}

/** Such a cookie may lie on any domain that this host is part of. */
function forgetCookies(): void {
  const parts = location.hostname.split(".");
  const domains = ["", ...parts.map((_, at) => `; domain=${parts.slice(at).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (!foreignCookie.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
