import { expect, it } from "vitest";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { drawnAs, recipeIn, withRecipe, type Recipe } from "./recipe.ts";

const recipe: Recipe = {
  ...{ trade: "kids", seed: `Käse & "Wein" hero`, name: "hero", nth: 2, width: 800, height: 600 },
  ...{ swatch: "secondary", subject: "right" },
};
const svg = withRecipe(drawnAs(recipe, themePresets.kids.palette), recipe);

it("is read back out of the drawing, which shows the same as before", () => {
  expect(recipeIn(svg)).toEqual(recipe);
  expect(svg.replace(/ data-recipe="[^"]+"/, "")).toBe(drawnAs(recipe, themePresets.kids.palette));
  expect(drawnAs(recipe, themePresets.craft.palette)).not.toBe(drawnAs(recipe, themePresets.kids.palette));
});

it.each([
  ["a drawing of somebody else", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ["a mark that is none", svg.replace(/data-recipe="[^"]+"/, 'data-recipe="abc.def"')],
  ["a mark that asks for a picture without end", withRecipe("<svg>", { ...recipe, width: 1e9 })],
  ["a drawing that somebody has painted over", svg.replace("</svg>", '<path d="M0 0H9"/></svg>')],
])("is none in %s", (_what, other) => expect(recipeIn(other)).toBeNull());
