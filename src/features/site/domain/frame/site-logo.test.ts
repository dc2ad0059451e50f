import { describe, expect, it } from "vitest";
import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { siteSettingsSchema, type SettingsPatch } from "../../schema.ts";
import { footerLogo, shownName, signIds } from "./site-logo.ts";

const logo = (id: string) => ({ id }) as MediaRef;
const logos = { own: logo("own"), alternative: logo("alternative"), business: logo("business") };
const ownLogos = { ...logos, business: null };
const dark = { footer: "primary" } as const;
const light = { footer: "background" } as const;

function footer(settings: SettingsPatch, of: typeof logos | typeof ownLogos = ownLogos, header = "#ffffff") {
  const theme = { ...opticianTheme, palette: { ...opticianTheme.palette, header } };
  return footerLogo({ settings: siteSettingsSchema.parse(settings), theme, logos: of })?.id ?? null;
}

describe("the logo in the footer", () => {
  it("is the header's where both stand on light ground, or both on dark", () => {
    expect(footer({ appearance: light })).toBe("own");
    expect(footer({ appearance: dark }, ownLogos, "#101010")).toBe("own");
    expect(footer({ appearance: light, header: { useAlternativeLogo: true } })).toBe("alternative");
    expect(footer({ appearance: { footer: "header" } }, ownLogos, "#101010")).toBe("own");
  });

  it("is the other one where the grounds differ, as far as there is another one", () => {
    expect(footer({ appearance: dark })).toBe("alternative");
    expect(footer({ appearance: dark, header: { useAlternativeLogo: true } })).toBe("own");
    expect(footer({ appearance: { footer: "transparent" } }, ownLogos, "#101010")).toBe("alternative");
    expect(footerLogo({ ...site({ appearance: dark }), logos: { ...ownLogos, alternative: null } })?.id).toBe("own");
  });

  it("is that of the business where the footer's data is looked up, whatever the header does", () => {
    expect(footer({ appearance: light }, logos)).toBe("business");
    expect(footer({ appearance: light, footer: { useBusinessDataFromLookUp: false } }, logos)).toBe("own");
    expect(footer({ appearance: light, header: { useBusinessDataFromLookUp: false } }, logos)).toBe("business");
  });
});

it("counts both logos, the one in the header and the icon for the site's signs, and no logo of a business that the header does not show", () => {
  const icon = logo("icon");
  expect(signIds({ logos, logo: logos.own, icon })).toEqual(["own", "alternative", "icon"]);
  expect(signIds({ logos, logo: logos.business, icon })).toEqual(["own", "alternative", "business", "icon"]);
  expect(signIds({ logos: { own: null, alternative: null, business: null }, logo: null, icon: null })).toEqual([]);
});

it("calls header and footer by the business's name where the data of that part is looked up", () => {
  const named = (settings: SettingsPatch) =>
    ["header", "footer"].map((part) => shownName(site(settings), part as never));
  expect(named({})).toEqual(["Optik Muster", "Optik Muster"]);
  expect(named({ footer: { useBusinessDataFromLookUp: false } })).toEqual(["Optik Muster", "Meine Optik"]);
  expect(shownName({ ...site({}), businessName: null }, "footer")).toBe("Meine Optik");
});

function site(settings: SettingsPatch) {
  const names = { name: "Meine Optik", businessName: "Optik Muster" };
  return { ...names, settings: siteSettingsSchema.parse(settings), theme: opticianTheme, logos };
}
