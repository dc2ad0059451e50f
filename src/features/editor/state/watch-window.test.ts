import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { untilTrue } from "../../../../tests/support/eventually.ts";
import { inTurn } from "../pages/in-turn.ts";
import type { OwnedStore } from "./store.ts";
import { filesUnderWay } from "./unsaved-words.ts";
import { watchWindow } from "./watch-window.ts";

class FakeElement {
  constructor(readonly link: object | null) {}
  closest = () => this.link;
}
const linkTo = (href: string, more = {}) => ({
  href,
  target: "",
  hash: new URL(href).hash,
  hasAttribute: () => false,
  ...more,
});

describe("a link that is pressed", () => {
  const here = "http://vitrine.example/de/edit/team?pageMenu=1";
  const there = "http://vitrine.example/de/edit/kontakt?pageMenu=1";
  const state = { saveState: "saved" };
  const assign = vi.fn();
  const flush = vi.fn();
  let saved: (isSaved: boolean) => void;
  let stop: () => void;

  beforeEach(() => {
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("document", new EventTarget());
    vi.stubGlobal("Element", FakeElement);
    vi.stubGlobal("location", { href: here, assign });
    const whenSaved = () => new Promise<boolean>((done) => (saved = done));
    stop = watchWindow({ actions: { flush, whenSaved }, getState: () => state } as unknown as OwnedStore);
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    assign.mockClear();
    flush.mockClear();
  });

  function press(link: object | null, keys: object = {}): Event {
    const event = Object.assign(new Event("click", { cancelable: true }), { button: 0, ...keys });
    Object.defineProperty(event, "target", { value: new FakeElement(link) });
    window.dispatchEvent(event);
    return event;
  }

  it("opens at once when everything is saved, after what is being typed was written down", () => {
    state.saveState = "saved";
    expect(press(linkTo(there)).defaultPrevented).toBe(false);
    expect(flush).toHaveBeenCalled();
  });

  it("leaves a page where a file is on its way into the library only after a question", () => {
    state.saveState = "saved";
    const leaving = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const release = filesUnderWay.hold();
    expect(leaving()).toBe(true);
    release();
    expect(leaving()).toBe(false);
  });

  it("waits for words that are on their way, and nobody is asked", async () => {
    state.saveState = "saving";
    expect(press(linkTo(there)).defaultPrevented).toBe(true);
    expect(assign).not.toHaveBeenCalled();
    saved(true);
    await untilTrue(() => assign.mock.calls.length > 0, { timeout: 20_000 });
    expect(assign).toHaveBeenCalledWith(there);
  });

  it("waits for the changes of pages that are not open, which leaving would lose, and the browser asks who leaves by itself", async () => {
    state.saveState = "saved";
    let answer!: () => void;
    const answered = new Promise<void>((done) => (answer = done));
    const changes = [inTurn(() => answered), inTurn(() => Promise.reject(new Error("refused")))];
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    expect(press(linkTo(there)).defaultPrevented).toBe(true);
    saved(true);
    answer();
    expect(assign).not.toHaveBeenCalled();
    await Promise.allSettled(changes);
    await untilTrue(() => assign.mock.calls.length > 0, { timeout: 20_000 });
    expect(press(linkTo(there)).defaultPrevented).toBe(false);
  });

  it.each([
    ["in a new tab", linkTo(there, { target: "_blank" }), {}],
    ["in a new tab by a key", linkTo(there), { ctrlKey: true }],
    ["in the mail program", linkTo("mailto:a@vitrine.example"), {}],
    ["on this very page", linkTo(`${here}#oben`), {}],
    ["nowhere, as no link was pressed", null, {}],
  ])("is left alone where it opens %s", (_, link, keys) => {
    state.saveState = "saving";
    expect(press(link, keys).defaultPrevented).toBe(false);
  });
});
