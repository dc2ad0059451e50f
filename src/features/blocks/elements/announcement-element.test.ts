// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it } from "vitest";

beforeAll(async () => {
  const { AnnouncementElement } = await import("./announcement-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-announcement")) customElements.define("vt-announcement", AnnouncementElement);
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const page = `<main id="content" tabindex="-1"><vt-announcement data-id="one">Wir sind umgezogen
  <button type="button" class="announcement__close"></button></vt-announcement></main>`;

it("hands the keyboard to the page once what held it is closed, and stays closed", () => {
  document.body.innerHTML = page;
  const close = document.querySelector("button")!;
  close.focus();
  close.click();
  expect(document.querySelector<HTMLElement>("vt-announcement")?.hidden).toBe(true);
  expect(document.activeElement?.id).toBe("content");
  document.body.innerHTML = page;
  expect(document.querySelector<HTMLElement>("vt-announcement")?.hidden).toBe(true);
});
