// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { openLightbox } from "./open-lightbox.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("goes on at the picture that was shown last, once the browser has scrolled back to where the first was opened", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true })); // jsdom has none, and opens no dialog
  document.body.innerHTML = `<a href="#1"><img></a><a href="#2"><img></a><dialog><button class="lightbox__close"></button>
    <output class="lightbox__count"></output><figure><figcaption></figcaption></figure></dialog>`;
  const dialog = document.querySelector("dialog")!;
  dialog.showModal = () => void (dialog.open = true);
  dialog.close = () => {
    dialog.open = false;
    dialog.dispatchEvent(new Event("close"));
  };
  const links = [...document.querySelectorAll("a")];
  const said: string[] = [];
  for (const [at, link] of links.entries()) {
    link.checkVisibility = () => true;
    link.scrollIntoView = () => void said.push(`picture ${at + 1}`);
  }
  addEventListener("popstate", () => said.push("back"), { once: true });
  openLightbox(dialog, links, 0);
  dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
  dialog.querySelector("button")?.click();
  expect(document.activeElement).toBe(links[1]);
  await eventually(() => expect(said).toEqual(["back", "picture 2"]));
});
