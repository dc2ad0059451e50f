// @vitest-environment jsdom
import { expect, it } from "vitest";
import { markersIn, placesAddress } from "./found-markers.ts";

it.each([
  ["", ""],
  ["?q=+Bern+&page=3&near=47,8", "q=Bern"],
  ["?program=frequentlens&program=gesundheitsoptik", "program=frequentlens&program=gesundheitsoptik"],
  ["?open=1&letter=%23&q=", "letter=%23&open=true"],
])("asks for the places of %j", (search, query) =>
  expect(placesAddress(search)).toBe(`/api/v1/directory/places?${query}`),
);

it("calls a branch by its business, unless its own name says that", () => {
  const branch = (name: string) =>
    `<div data-place="7.44,46.95"><address><strong>${name}</strong><span>Gasse 1</span><span>3000 Bern</span></address></div>`;
  const section = document.createElement("section");
  section.innerHTML = `<vt-found><details><h3 class="card__title">Augenwerk</h3>${[
    "Augenwerk",
    "Augenwerk Bern",
    "Altstadt",
  ]
    .map(branch)
    .join("")}</details></vt-found>`;
  expect(markersIn(section, "Route")).toMatchObject([
    { name: "Augenwerk", popupText: "Gasse 1\n3000 Bern" },
    { name: "Augenwerk Bern" },
    { name: "Augenwerk, Altstadt" },
  ]);
});
