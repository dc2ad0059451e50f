import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import { themeAttributes, themeSchema, themeVariables, type Theme } from "~/features/blocks/theme/theme.ts";
import { headerTypeOf } from "./domain/frame/header-type.ts";
import { defaultSettings } from "./schema.ts";

const features = join(import.meta.dirname, "..");
const styles = readdirSync(features, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css") && !name.startsWith("editor"))
  .map((name) => readFileSync(join(features, name), "utf8"))
  .join("\n");
/** What style sheets choose by, as `data-look-card="filled"`. */
const chosenBy = new Set(styles.match(/data-look-\w+="\w+"/g));

const { palette: _palette, dark: _dark, fonts: _fonts, ...choices } = themeSchema.shape;
type Choice = keyof typeof choices;
const valuesOf = (choice: Choice): readonly string[] => {
  const schema = choices[choice];
  return "unwrap" in schema ? schema.unwrap().options : schema.options;
};
const plain = themeSchema.parse({
  palette: opticianTheme.palette,
  fonts: opticianTheme.fonts,
  radius: "none",
  frame: "inset",
});
const marksOf = (theme: Theme) => Object.entries(themeAttributes(theme)).map(([name, value]) => `${name}="${value}"`);

const besideRules = (theme: Theme) =>
  JSON.stringify([themeVariables(theme), headerTypeOf({ theme, settings: defaultSettings }, { options: {} })]);

/** Everything of a look but its colours and typefaces, with each of its values beside the one that is the ground. */
const others = (Object.keys(choices) as Choice[]).flatMap((choice) =>
  valuesOf(choice)
    .filter((value) => value !== plain[choice])
    .map((value) => [choice, value] as const),
);

describe("a look", () => {
  it.each(others)(
    "is another one with %s %s: by rules of its own, by other measures, or by where the header lies",
    (choice, value) => {
      const theme = themeSchema.parse({ ...plain, [choice]: value });
      const own = marksOf(theme).filter((mark) => !marksOf(plain).includes(mark));
      const hasRules = own.some((mark) => chosenBy.has(mark));
      expect(hasRules || besideRules(theme) !== besideRules(plain)).toBe(true);
    },
  );

  it("is chosen by marks that a page carries, and by no others", () => {
    const carried = new Set(
      [...others.map(([choice, value]) => themeSchema.parse({ ...plain, [choice]: value })), plain].flatMap(marksOf),
    );
    expect([...chosenBy].filter((mark) => !carried.has(mark))).toEqual([]);
  });
});
