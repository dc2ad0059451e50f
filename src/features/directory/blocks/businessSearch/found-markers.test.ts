import { expect, it } from "vitest";
import { placesAddress } from "./found-markers.ts";

it.each([
  ["", ""],
  ["?q=+Bern+&page=3&near=47,8", "q=Bern"],
  ["?program=frequentlens&program=gesundheitsoptik", "program=frequentlens&program=gesundheitsoptik"],
  ["?open=1&letter=%23&q=", "letter=%23&open=true"],
])("asks for the places of %j", (search, query) =>
  expect(placesAddress(search)).toBe(`/api/v1/directory/places?${query}`),
);
