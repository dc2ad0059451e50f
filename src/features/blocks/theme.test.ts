import { describe, expect, it } from "vitest";
import { contrast } from "./color.ts";
import { opticianTheme, themePresets, urbanGolfTheme } from "./theme-presets.ts";
import { themeSchema, themeVariables, type Theme } from "./theme.ts";

const grounds = ["paper", "primary", "secondary", "background", "header", "scrim"];
const glaring: Theme = {
  ...urbanGolfTheme,
  palette: {
    primary: "#ff7a00",
    secondary: "#808080",
    background: "#777777",
    header: "#00ffcc",
    paper: "#f0f0f0",
    text: "#404040",
    accent: "#ffff00",
  },
};

describe.each([...Object.entries(themePresets), ["a careless theme", glaring] as const])("%s", (_name, theme) => {
  const variables = themeVariables(theme);
  const color = (name: string) => variables[name] ?? "";

  it("is valid", () => expect(themeSchema.parse(theme)).toEqual(theme));

  it.each(grounds)("has readable text, marks and buttons on %s", (ground) => {
    const paper = color(`--site-${ground}`);
    expect(contrast(paper, color(`--site-on-${ground}`))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(paper, color(`--site-mark-on-${ground}`))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(paper, color(`--site-primary-on-${ground}`))).toBeGreaterThanOrEqual(4.5);
    const button = color(`--site-button-on-${ground}`);
    expect(contrast(paper, button)).toBeGreaterThanOrEqual(3);
    expect(contrast(button, color(`--site-button-ink-on-${ground}`))).toBeGreaterThanOrEqual(4.5);
  });
});

describe("themeSchema", () => {
  it("takes colours only as six-digit hex", () => {
    const theme = (primary: string) => ({ ...opticianTheme, palette: { ...opticianTheme.palette, primary } });
    for (const bad of ["red", "#fff", "#12345g", "url(x)", "#123456;color:red"]) {
      expect(themeSchema.safeParse(theme(bad)).success, bad).toBe(false);
    }
  });
});
