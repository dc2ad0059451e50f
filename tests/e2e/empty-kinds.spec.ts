import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { laidOutWhole } from "./support/laid-out-whole.ts";
import { sampledKinds } from "./support/sample-page.ts";
import { test } from "./support/story.ts";

test("what a section lacks says so where it belongs, whole and readable, on a computer and a phone", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open(await makePage(page, { de: "Leer", fr: "Vide" }, sampledKinds));
  await page.addStyleTag(laidOutWhole);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(cutPlaceholders), `at ${width} px`).toEqual([]);
    await expectAccessible(page);
  }
});

/**
 * Texts whose words stand in a column of letters, and places for media whose words stick out of them. Runs in the page, as
 * text: names that a compiler adds to functions are not known there.
 */
const cutPlaceholders = `(() => {
  const all = (selector) => [...document.querySelectorAll(".vt-section " + selector)].filter((each) => each.offsetParent);
  const inside = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const clipping = (element) => {
    let at = element.parentElement;
    while (at && !at.matches(".vt-section") && getComputedStyle(at).overflow === "visible") at = at.parentElement;
    return at ?? element;
  };
  return [
    ...all(".vt-text:empty").filter((text) => text.offsetWidth < 40).map((text) => text.dataset.placeholder),
    ...all(".vt-no-medium span").filter((label) => {
      const place = label.parentElement;
      const box = label.getBoundingClientRect();
      return !inside(box, place.getBoundingClientRect()) || !inside(box, clipping(place).getBoundingClientRect());
    }).map((label) => label.closest(".section").className + ": " + label.textContent),
  ];
})()`;
