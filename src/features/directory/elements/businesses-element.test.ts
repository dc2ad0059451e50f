// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";

beforeAll(async () => {
  const { BusinessesElement } = await import("./businesses-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-businesses")) customElements.define("vt-businesses", BusinessesElement);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** What the directory is asked as soon as its script is there, after `act` on the form that came before it. */
function askedAfter(act: (form: HTMLFormElement) => void): string[] {
  const asked: string[] = [];
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })); // jsdom has none
  vi.spyOn(XMLHttpRequest.prototype, "open").mockImplementation((_, address) => {
    asked.push(new URL(address).search);
  });
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => undefined);
  const form = document.createElement("form");
  form.innerHTML = `<input name="q"><input type="checkbox" name="open" value="1">`;
  act(form);
  const directory = document.createElement("vt-businesses");
  directory.append(form);
  document.body.append(directory);
  return asked;
}

it("asks for what was written or chosen before its script came", async () => {
  const chosen = askedAfter((form) => form.querySelector<HTMLInputElement>("[name=open]")?.click());
  await eventually(() => expect(chosen).toEqual(["?open=1&only="]));
  const written = askedAfter((form) => {
    const field = form.querySelector<HTMLInputElement>("[name=q]");
    if (field) field.value = "Bern";
  });
  await eventually(() => expect(written).toEqual(["?q=Bern&only="]));
});

it("asks nothing of its own accord", async () => {
  const asked = askedAfter(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 200)); // it waits for 60 ms after a key
  expect(asked).toEqual([]);
});

it("has the header lead to the same question in the other languages, and to none once nothing is asked", async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })); // jsdom has none
  const answer = () => new DOMParser().parseFromString("<vt-found id='found'></vt-found>", "text/html");
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: 200 }, responseXML: { value: answer() } });
    this.onload?.(new ProgressEvent("load"));
  });
  document.body.innerHTML = `<ul class="locale-links"><li><a href="/fr/magasins">FR</a></li></ul>
    <vt-businesses><form action="/de/laeden"><input name="q" value="Aarau"></form><vt-found id="found"></vt-found></vt-businesses>`;
  const link = document.querySelector("a")!;
  expect(link.href).toMatch(/\/fr\/magasins\?q=Aarau$/);
  const write = (words: string) => {
    const field = document.querySelector("input")!;
    field.value = words;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  write("Bern");
  await eventually(() => expect(link.href).toMatch(/\/fr\/magasins\?q=Bern$/));
  write("");
  await eventually(() => expect(link.href).toMatch(/\/fr\/magasins$/));
  history.replaceState(null, "", "/");
});

it("has the header lead to the letter that the page was opened with", () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })); // jsdom has none
  history.replaceState(null, "", "/de/laeden?letter=B");
  document.body.innerHTML = `<ul class="locale-links"><li><a href="/fr/magasins">FR</a></li></ul>
    <vt-businesses><form action="/de/laeden"><input name="q"></form></vt-businesses>`;
  expect(document.querySelector("a")?.href).toMatch(/\/fr\/magasins\?letter=B$/);
  history.replaceState(null, "", "/");
});

it("no longer tells that an answer did not come once more is shown", async () => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })); // jsdom has none
  const answer = () =>
    new DOMParser().parseFromString(`<vt-found id="found"><p role="status">2 gefunden</p></vt-found>`, "text/html");
  const statuses = [503, 200];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: statuses.shift() }, responseXML: { value: answer() } });
    this.onload?.(new ProgressEvent("load"));
  });
  document.body.innerHTML = `<vt-businesses><form action="/de/laeden"><input name="q"></form>
    <vt-found id="found" data-failed="Keine Antwort"><p role="status">2 gefunden</p>
    <a data-state="more" href="/de/laeden?page=2">Mehr</a></vt-found></vt-businesses>`;
  const told = () => document.querySelector("[role=status]")?.textContent;
  document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
  await eventually(() => expect(told()).toBe("Keine Antwort"));
  document.querySelector("a")?.click();
  await eventually(() => expect(told()).toBe("2 gefunden"));
});
