// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it } from "vitest";

beforeAll(async () => {
  const { DirectoryElement } = await import("./directory-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-directory")) customElements.define("vt-directory", DirectoryElement);
});
afterEach(() => document.body.replaceChildren());

/** The names in sight, each behind the letter that it carries. */
function shown(names: readonly string[], written = ""): string[] {
  const rows = names.map(
    (name) => `<li class="cards__item"><div class="business"><h3 class="card__title">${name}</h3></div></li>`,
  );
  document.body.innerHTML = `<vt-directory><input type="search" value="${written}"><ul class="cards">${rows.join("")}</ul></vt-directory>`;
  return [...document.querySelectorAll<HTMLElement>("li:not([hidden])")].map(
    ({ dataset, textContent }) => `${dataset["letter"] ?? ""} ${textContent}`,
  );
}

it("says each letter once, however it is accented", () => {
  expect(shown(["Abt", "Äpfel", "Arnold", "École", "Edel"])).toEqual([
    "A Abt",
    " Äpfel",
    " Arnold",
    "E École",
    " Edel",
  ]);
});

it("finds a name that is written without its accents, and with them", () => {
  const names = ["Optique Neuchâtel", "Optik Zürich"];
  expect(shown(names, "NEUCHATEL")).toEqual(["O Optique Neuchâtel"]);
  expect(shown(names, "zürich")).toEqual(["O Optik Zürich"]);
});

it("finds a name that says where it may be divided", () => {
  const names = ["\u00adAugen\u00adoptik\u200bhaus", "Optik Zürich"];
  expect(shown(names, "augenoptikhaus")).toEqual([`A ${names[0]}`]);
});
