// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule, type Declaration, type Rule } from "postcss";
import { afterEach, expect, it } from "vitest";

afterEach(() => document.body.replaceChildren());

const [print, looks, ...others] = [
  "print.css",
  "looks.css",
  "more.css",
  "../kinds/teamContainer/team-split.css",
  "../../directory/blocks/businessSearch/found-businesses.css",
].map((name) => postcss.parse(readFileSync(join(import.meta.dirname, name), "utf8")));

/** Whether one of the sheets takes it, or what it stands in, off the paper of who has JavaScript. */
function isMissing(element: Element | null): boolean {
  let isHidden = false;
  for (const sheet of [print, ...others])
    sheet?.walkDecls("display", ({ value, parent }) => {
      const { selector, parent: around } = parent as Rule;
      const { params = "" } = around as AtRule;
      if (value === "none" && !/screen|scripting: none/.test(params)) isHidden ||= element?.closest(selector) !== null;
    });
  return isHidden;
}

const missing = (selector: string) => [...document.querySelectorAll(selector)].map(isMissing);

it("prints all pictures of a long gallery, and no button that would bring more", () => {
  const items = "<li><img></li>".repeat(30);
  document.body.innerHTML = `<div class="site"><vt-more class="more"><ul>${items}</ul><button class="more__button button"></button></vt-more></div>`;
  expect(missing("li")).not.toContain(true);
  expect(missing("button")).toEqual([true]);
});

it.each(["", `data-state="chosen"`])("prints everybody of a split team with all that is said of them: %s", (state) => {
  const person = `<li class="cards__item"><p class="member__more"></p><a class="button member__more" href="/ada"></a></li>`;
  document.body.innerHTML = `<div class="site"><vt-split class="team-split" ${state}><ul>${person.repeat(2)}</ul></vt-split></div>`;
  expect(missing("li, .member__more")).not.toContain(true);
});

it("prints every branch of a business, and no tabs", () => {
  const branches = `<div class="directory__branch" data-chosen></div><div class="directory__branch"></div>`;
  document.body.innerHTML = `<div class="site directory"><div data-shown="tabs"><div class="directory__tabs" role="tablist"></div>${branches}</div></div>`;
  expect(missing(".directory__branch")).toEqual([false, false]);
  expect(missing(".directory__tabs")).toEqual([true]);
});

it("prints no question for consent", () => {
  document.body.innerHTML = `<div class="site"><vt-consent><section class="consent"></section></vt-consent></div>`;
  expect(missing("section")).toEqual([true]);
});

it("prints no shade over the words that stood on a picture", () => {
  document.body.innerHTML = `<div class="site"><section class="cta on-picture"><div class="cta__media"></div></section></div>`;
  const unshaded: string[] = [];
  print?.walkRules(({ selectors }) => void unshaded.push(...selectors.filter((each) => each.endsWith("::after"))));
  const media = document.querySelector(".cta__media");
  expect(unshaded.some((selector) => media?.matches(selector.replace("::after", "")))).toBe(true);
});

it("prints the words of a card below its picture, whatever look puts them on it", () => {
  const placed: Declaration[] = [];
  looks?.walkDecls("grid-area", (declaration) => void placed.push(declaration));
  const isOnScreen = (declaration: Declaration) => {
    for (let around: unknown = declaration.parent; around; around = (around as Rule).parent)
      if ((around as AtRule).params === "screen") return true;
    return false;
  };
  expect(placed.map(isOnScreen)).toEqual([true]);
});
