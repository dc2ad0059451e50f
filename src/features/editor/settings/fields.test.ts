import { describe, expect, it } from "vitest";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import type { Json } from "~/lib/json.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { mergeTree } from "~/features/site/domain/merge.ts";
import { defaultSettings, siteSettingsSchema, type SiteSettings } from "~/features/site/schema.ts";
import { patchOf, settingSections, valueOf, type SettingField } from "./fields.ts";

const fields = settingSections.flatMap((section) => section.fields);
const none = { businessName: null, branches: [] };
const named = ({ section, path }: SettingField) => [section, ...path].join(".");
const fieldAt = (name: string) => fields.find((field) => named(field) === name) as SettingField;
const after = (settings: SiteSettings, name: string, value: Json) =>
  siteSettingsSchema.parse(mergeTree(settings, patchOf(fieldAt(name), value)));
const shownIn = (settings: SiteSettings) => fields.filter(({ isShown }) => isShown?.(settings) ?? true).map(named);

describe("the settings panel", () => {
  it("has every setting once", () => {
    expect(fields.map(named).sort()).toEqual(pathsOf(defaultSettings).sort());
  });

  it("saves every setting by its own key alone, with a value that the site takes", () => {
    for (const field of fields) {
      const value = valueOf(defaultSettings, field);
      expect(siteSettingsSchema.parse(mergeTree(defaultSettings, patchOf(field, value)))).toEqual(defaultSettings);
    }
  });

  it("offers as choices what the site takes", () => {
    for (const field of fields) {
      const { input } = field;
      for (const value of "values" in input ? input.values : []) {
        expect(valueOf(after(defaultSettings, named(field), value), field)).toBe(value);
      }
    }
  });

  it("switches bubbles off with triangles, and triangles off with bubbles", () => {
    const triangles = after(defaultSettings, "appearance.triangle", true);
    const bubbles = after(triangles, "appearance.bubble", true);
    expect(bubbles.appearance).toMatchObject({ triangle: false, bubble: true });
    expect(after(bubbles, "appearance.triangle", true).appearance).toMatchObject({ triangle: true, bubble: false });
    expect(after(bubbles, "appearance.bubble", false).appearance).toMatchObject({ triangle: false, bubble: false });
  });

  it("says of a site without a mailbox that answers are mailed to nobody", () => {
    const { lacks } = fieldAt("contact.email");
    const own = { businessName: "Optik", branches: [testBranch("Filiale", { email: "filiale@optik.example" })] };
    const lack = (contact: object, around: Parameters<NonNullable<typeof lacks>>[1] = none) =>
      lacks?.({ settings: siteSettingsSchema.parse({ contact }) } as SiteDocument, around);
    expect(lack({})).toBe("settings.lacks.mailbox");
    expect(lack({}, own)).toBeNull();
    expect(lack({ email: "post@optik.example" })).toBeNull();
  });

  it.each([
    [{ active: true }, "settings.lacks.booking"],
    [{ active: true, useShoreBooking: true }, "settings.lacks.booking"],
    [{ active: true, type: "none" }, null],
    [{ active: true, phone: "052 000 00 01" }, null],
    [{ active: true, useShoreBooking: true, shoreCompany: "optik" }, null],
    [{ active: false }, null],
  ])("says of a booking button that leads nowhere what it lacks: %j", (bookingButton, lacks) => {
    const settings = siteSettingsSchema.parse({ bookingButton });
    expect(fieldAt("bookingButton.active").lacks?.({ settings } as SiteDocument, none)).toBe(lacks);
  });

  it("shows address and logo size only while business data is not looked up", () => {
    const looked = [
      "footer.street",
      "footer.city",
      "footer.phone",
      "footer.email",
      "footer.logoSize",
      "header.logoSize",
    ];
    for (const name of looked) expect(shownIn(defaultSettings)).not.toContain(name);
    const own = siteSettingsSchema.parse({
      header: { useBusinessDataFromLookUp: false },
      footer: { useBusinessDataFromLookUp: false },
    });
    expect(shownIn(own)).toEqual(expect.arrayContaining(looked));
  });
});

function pathsOf(value: unknown, path: string[] = []): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path.join(".")];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
}
