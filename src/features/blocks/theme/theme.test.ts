import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, mix } from "./color.ts";
import { darkOf, darkPalettes } from "./dark-palettes.ts";
import { darkRules } from "./dark-scheme.tsx";
import { hasWeights } from "./heading-look.ts";
import { toHsl } from "./hue.ts";
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

const byNight = Object.entries(darkPalettes).map(
  ([name, palette]) => [`${name} by night`, { ...themePresets[name as keyof typeof darkPalettes], palette }] as const,
);

describe.each([...Object.entries(themePresets), ...byNight, ["a careless theme", glaring] as const])(
  "%s",
  (_name, theme) => {
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
      const share = Number.parseFloat(color(`--site-muted-on-${ground}`) || "76") / 100;
      expect(contrast(paper, mix(color(`--site-on-${ground}`), paper, share))).toBeGreaterThanOrEqual(4.5);
    });
  },
);

const tokens = [
  "headingWeight",
  "headingTracking",
  "headingAlign",
  "ground",
  "motion",
  "card",
  "image",
  "header",
] as const;

describe("the tokens of a look", () => {
  it.each(tokens)("are each chosen in other ways by some of the ready looks, and take nothing else: %s", (token) => {
    const chosen = new Set(Object.values(themePresets).map((theme) => theme[token]));
    expect(chosen.size).toBeGreaterThan(1);
    expect(themeSchema.safeParse({ ...opticianTheme, [token]: "wild" }).success).toBe(false);
  });

  it("leave a look that was stored before them as it was", () => {
    const former = Object.fromEntries(
      Object.entries(opticianTheme).filter(([name]) => !tokens.includes(name as never)),
    );
    expect(themeSchema.parse(former)).toEqual(opticianTheme);
  });

  it.each([...themeSchema.shape.fonts.shape.heading.options])(
    "set titles in %s heavier, lighter, wider and closer",
    (heading) => {
      const set = (more: Partial<Theme>) => {
        const variables = themeVariables({ ...opticianTheme, fonts: { heading, body: "inter" }, ...more });
        const weight = Number(variables["--site-heading-weight"]);
        const tracking = Number.parseFloat(variables["--site-heading-tracking"] ?? "");
        return { weight, tracking, family: variables["--site-font-heading"]?.split(",")[0] };
      };
      const [light, regular, bold] = (["light", "regular", "bold"] as const).map((each) =>
        set({ headingWeight: each }),
      );
      if (hasWeights(heading)) {
        expect(light?.weight).toBeLessThan(regular?.weight ?? 0);
        expect(bold?.weight).toBeGreaterThan(regular?.weight ?? 0);
        expect(new Set([light, regular, bold].map((each) => each?.family)).size).toBe(3);
      } else expect([light, bold]).toEqual([regular, regular]);
      expect(set({ headingTracking: "tight" }).tracking).toBeLessThan(regular?.tracking ?? 0);
      expect(set({ headingTracking: "wide" }).tracking).toBeGreaterThan(regular?.tracking ?? 0);
    },
  );
});

const palettes = [...Object.values(themePresets).map(({ palette }) => palette), glaring.palette];
it.each(palettes)(
  "tints the paper only as far as text and links on it stay readable: $background on $paper",
  (palette) => {
    const tint = themeVariables({ ...opticianTheme, palette, ground: "tint" })["--site-tint"] ?? "";
    for (const ink of [palette.text, palette.accent])
      expect(contrast(tint, ink)).toBeGreaterThanOrEqual(Math.min(4.5, contrast(palette.paper, ink)));
  },
);

describe("the dark colours of a look", () => {
  it("are no byte of a page where there are none", () => expect(darkRules(opticianTheme)).toBe(""));
  it("name every colour that differs, on screens that ask for them alone", () => {
    const rules = darkRules({ ...opticianTheme, dark: darkPalettes.optics });
    expect(rules).toMatch(/^@media screen and \(prefers-color-scheme:dark\)\{\.site\{.*color-scheme:dark/);
    const night = themeVariables({ ...opticianTheme, palette: darkPalettes.optics }, "night");
    const day = themeVariables(opticianTheme);
    for (const [name, value] of Object.entries(night))
      expect(rules.includes(`${name}:${value}!important`), name).toBe(value !== day[name]);
    expect(rules).not.toMatch(/undefined|<|--site-font/);
  });
  it.each(Object.entries(darkPalettes))("%s: an area in the first colour is deeper than the colour", (_, palette) => {
    const night = themeVariables({ ...opticianTheme, palette }, "night");
    const panel = night["--site-panel"] ?? "";
    expect(contrast(panel, palette.paper)).toBeLessThan(contrast(palette.primary, palette.paper));
    for (const ink of ["--site-on-primary", "--site-mark-on-primary"])
      expect(contrast(panel, night[ink] ?? "")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.primary, night["--site-on-primary"] ?? "")).toBeGreaterThanOrEqual(4.5);
  });
  it("leave a colour as it is whose ink would change", () => {
    const palette = { ...darkPalettes.optics, primary: "#9aa8a0" };
    expect(themeVariables({ ...opticianTheme, palette }, "night")).not.toHaveProperty("--site-panel");
  });
  it("are those made for a ready look, and follow from any other colours", () => {
    expect(darkOf(opticianTheme.palette)).toBe(darkPalettes.optics);
    const own = darkOf({ ...opticianTheme.palette, primary: "#1c4fa0" });
    expect(Object.values(darkPalettes)).not.toContainEqual(own);
    expect(toHsl(own.primary).hue).toBeCloseTo(toHsl("#1c4fa0").hue, -1);
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

it.each(Object.entries(themePresets))(
  "light words on a slide's shade are readable on the brightest picture: %s",
  (_, theme) => {
    const sheet = readFileSync(new URL("../kinds/contentSliderCard/content-slider-card.css", import.meta.url), "utf8");
    const share = Number(/--shade: color-mix\(in oklab, var\(--site-scrim\) (\d+)%/.exec(sheet)?.[1]) / 100;
    const scrim = themeVariables(theme)["--site-scrim"] ?? "";
    expect(contrast(mix(scrim, "#ffffff", share), "#ffffff")).toBeGreaterThanOrEqual(4.5);
  },
);

it.each([
  ["airy", "1"],
  ["regular", "0.8"],
  ["compact", "0.62"],
] as const)("%s sections have %s of the room", (density, share) =>
  expect(themeVariables({ ...opticianTheme, density })["--site-density"]).toBe(share),
);

it("sets Bricolage a fortieth closer", () => {
  const variables = themeVariables(urbanGolfTheme);
  expect(variables["--site-font-heading"]).toContain("Bricolage");
  expect(variables["--site-heading-tracking"]).toBe("-0.025em");
});
