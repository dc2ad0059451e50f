import { expect, it } from "vitest";
import { valuesOfSetting } from "./setting-values.ts";

it.each([
  ["header.logoSize", ["small", "medium"]],
  ["appearance.gradient.from", ["transparent", "header", "primary", "secondary", "background"]],
  ["translations.service", ["off", "deepl", "libretranslate", "openai"]],
])("reads what may be chosen for %s from its declaration", (path, values) =>
  expect(valuesOfSetting(path)).toEqual(values),
);

it.each(["header.nothing", "header.upperCase", "header"])("knows that %s is no choice", (path) =>
  expect(() => valuesOfSetting(path)).toThrow(path),
);
