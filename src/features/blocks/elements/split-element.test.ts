// @vitest-environment jsdom
import { once } from "node:events";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";

beforeAll(async () => {
  const { SplitElement } = await import("./split-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-split")) customElements.define("vt-split", SplitElement);
});
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn(); // jsdom lays nothing out
  const person = (name: string) =>
    `<li id="${name}"><button class="member__choose"></button><button class="member__back"></button></li>`;
  document.body.innerHTML = `<vt-split id="one">${person("ada")}${person("ben")}</vt-split><vt-split id="two">${person("cleo")}</vt-split>`;
});
afterEach(() => document.body.replaceChildren());

const press = (person: string, what: "choose" | "back") =>
  document.querySelector<HTMLElement>(`#${person} .member__${what}`)?.click();
const chosen = () => [...document.querySelectorAll("[data-chosen]")].map(({ id }) => id);
const isEntry = () => (history.state as { split?: true } | null)?.split === true;

it("goes back to its list by the browser's way back, which leaves no page", async () => {
  press("ada", "choose");
  await eventually(() => expect(isEntry()).toBe(true));
  const length = history.length;
  history.back();
  await eventually(() => expect(chosen()).toEqual([]));
  expect([history.length, isEntry()]).toEqual([length, false]);
});

it("keeps whoever is chosen before the browser has stepped back from the one before", async () => {
  press("ada", "choose");
  await eventually(() => expect(isEntry()).toBe(true));
  const left = once(window, "popstate");
  press("ada", "back");
  press("ben", "choose");
  await left;
  await eventually(() => expect(isEntry()).toBe(true));
  expect(chosen()).toEqual(["ben"]);
  press("ben", "back");
  await eventually(() => expect(isEntry()).toBe(false));
});

it("closes its own person alone, and the entry is the other list's from then on", async () => {
  press("ada", "choose");
  press("cleo", "choose");
  await eventually(() => expect(isEntry()).toBe(true));
  press("ada", "back");
  await new Promise((resolve) => setTimeout(resolve, 50)); // a step back would have been heard of by then
  expect(chosen()).toEqual(["cleo"]);
  expect(isEntry()).toBe(true);
  press("cleo", "back");
  await eventually(() => expect(isEntry()).toBe(false));
  expect(chosen()).toEqual([]);
});
