// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { LanguageSwitch } from "./language-switch.tsx";

afterEach(() => document.body.replaceChildren());

it.each([
  ["elsewhere with Ctrl", { ctrlKey: true }],
  ["elsewhere with Cmd", { metaKey: true }],
  ["in another window", { shiftKey: true }],
])("leaves a language to the browser that is opened %s, and keeps the choice all the same", (_, keys) => {
  const place = document.body.appendChild(document.createElement("div"));
  const chosen: string[] = [];
  const onChosen = (locale: string) => Promise.reject(new Error(`${chosen.push(locale)} cannot be kept`));
  const root = createRoot(place);
  flushSync(() => root.render(<LanguageSwitch label="Sprache" locale="de" path="/account" {...{ onChosen }} />));
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  place.querySelector('a[lang="fr"]')?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(chosen).toEqual(["fr"]);
  root.unmount();
});

it("keeps the key of a link that led here", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  location.hash = "#email=key";
  flushSync(() => root.render(<LanguageSwitch label="Sprache" locale="de" path="/login?x=1" />));
  const other = place.querySelector<HTMLAnchorElement>('a[lang="fr"]');
  let led = "";
  place.addEventListener("click", (event) => {
    led = other?.href ?? "";
    event.preventDefault(); // jsdom goes nowhere
  });
  other?.click();
  expect(led).toMatch(/\/fr\/login\?x=1#email=key$/);
  root.unmount();
  location.hash = "";
});
