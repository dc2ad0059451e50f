// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule, type Rule } from "postcss";
import { afterEach, expect, it } from "vitest";

afterEach(() => document.body.replaceChildren());

const [print, more] = ["print.css", "more.css"].map((name) =>
  postcss.parse(readFileSync(join(import.meta.dirname, name), "utf8")),
);

/** Whether one of the sheets takes it, or what it stands in, off the paper of who has JavaScript. */
function isMissing(element: Element | null): boolean {
  let isHidden = false;
  for (const sheet of [print, more])
    sheet?.walkDecls("display", ({ value, parent }) => {
      const { selector, parent: around } = parent as Rule;
      const { params = "" } = around as AtRule;
      if (value === "none" && !/screen|scripting: none/.test(params)) isHidden ||= element?.closest(selector) !== null;
    });
  return isHidden;
}

it("prints all pictures of a long gallery, and no button that would bring more", () => {
  const items = "<li><img></li>".repeat(30);
  document.body.innerHTML = `<div class="site"><vt-more class="more"><ul>${items}</ul><button class="more__button button"></button></vt-more></div>`;
  const missing = [...document.querySelectorAll("li")].filter((item) => isMissing(item));
  expect(missing).toHaveLength(0);
  expect(isMissing(document.querySelector("button"))).toBe(true);
});
