// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { revealBranch } from "./reveal-in-business.ts";

afterEach(() => document.body.replaceChildren());

const row = (name: string, isOwn = false) =>
  `<tr><td><button>${name}</button>${isOwn ? "<span data-vt-own></span>" : ""}</td></tr>`;
const branch = (id: string) => `<details data-vt-branch="${id}"><input data-vt-place aria-label="${id}"></details>`;

it("opens the site's own business and the branch, and gives the keyboard to where its place is written", async () => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom lays nothing out
  document.body.innerHTML = `<div data-vt-businesses><table><tbody>${row("Andere")}${row("Unsere", true)}</tbody></table></div>`;
  const [other, own] = [...document.querySelectorAll("button")];
  own?.addEventListener("click", () => document.body.insertAdjacentHTML("beforeend", branch("one") + branch("two")));
  const onOther = vi.fn();
  other?.addEventListener("click", onOther);
  revealBranch("two");
  await eventually(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("two"));
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([false, true]);
  expect(onOther).not.toHaveBeenCalled();
});

it("comes back to the table of businesses first, where that of branches stands", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const choice = (value: string, more = "") => `<input type="radio" name="list" value="${value}" ${more}>`;
  const rows = `<table><tbody>${row("Altstadt")}</tbody></table>`;
  document.body.innerHTML = `<div data-vt-businesses>${choice("businesses")}${choice("branches", "checked")}${rows}</div>`;
  document.querySelector('[value="businesses"]')?.addEventListener("change", () => {
    const body = document.querySelector("tbody");
    if (body) body.innerHTML = row("Unsere", true);
    const open = () => document.body.insertAdjacentHTML("beforeend", branch("one"));
    body?.querySelector("button")?.addEventListener("click", open);
  });
  revealBranch("one");
  await eventually(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("one"));
});
