import { signOutHere } from "~/features/account/sign-out-here.ts";
import { drawEditBar } from "./draw-edit-bar.ts";
import { editBarStyle } from "./edit-bar-style.ts";
import { keepFree } from "./keep-free.ts";
import type { EditBar } from "./schema.ts";

/** `<vt-edit-bar>`: the way from a visitors' page into the editor, to one's account, and out. Ctrl+E or Cmd+E goes in. */
export class EditBarElement extends HTMLElement {
  bar: EditBar | null = null;
  #stopMoving: (() => void) | null = null;

  connectedCallback(): void {
    if (!this.bar || this.shadowRoot) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(editBarStyle);
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(drawEditBar(this.bar, { onSignOut: () => void this.#signOut() }));
    this.lang = this.bar.locale;
    this.#stopMoving = keepFree(this, { side: "left", isBusy: () => this.matches(":focus-within") || this.#isOpen() });
    addEventListener("keydown", this.#onKeyDown);
  }

  disconnectedCallback(): void {
    removeEventListener("keydown", this.#onKeyDown);
    this.#stopMoving?.();
  }

  #isOpen(): boolean {
    return (this.shadowRoot?.querySelector(":popover-open") ?? null) !== null;
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const isEdit = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === "e";
    if (!isEdit || event.defaultPrevented || !this.bar) return;
    event.preventDefault();
    location.assign(this.bar.href);
  };

  async #signOut(): Promise<void> {
    if (await signOutHere()) this.remove();
    else this.shadowRoot?.querySelector('[role="alert"]')?.replaceChildren(this.bar?.texts.failed ?? "");
  }
}
