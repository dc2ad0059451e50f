import { expect, it } from "vitest";
import { othersAt } from "./others-at.ts";

const person = (name: string, place: string[] | null) => ({ userId: name, name, place });

it("are those who are at that part of the site, by name, and nobody who has just come", () => {
  const others = [
    person("Vera", ["settings", "header"]),
    person("Ada", ["settings"]),
    person("Ben", ["navigation"]),
    person("Cem", null),
  ];
  expect(othersAt(others, "settings").map(({ name }) => name)).toEqual(["Ada", "Vera"]);
  expect(othersAt(others, "theme")).toEqual([]);
});
