import { describe, expect, it } from "vitest";
import { forms } from "~/features/forms/domain/forms.ts";
import { blockOf } from "~/kinds/registry.ts";
import { defaultSettings } from "~/features/site/schema.ts";
import { isPrivate, servicesOf } from "./services.ts";

it("are those whose ids the site has", () => {
  const none = { googleAnalytics: "", googleTagManager: "", facebookPixel: "" };
  expect(servicesOf(defaultSettings)).toEqual({});
  expect(servicesOf({ tracking: { ...none, googleAnalytics: "G-ABC123", facebookPixel: "12345678" } })).toEqual({
    analytics: "G-ABC123",
    pixel: "12345678",
  });
});

describe("a page on which people leave something of themselves", () => {
  const section = (kind: string, options = {}, children: ReturnType<typeof plain>[] = []) => ({
    kind,
    options,
    children,
  });
  const plain = (kind: string) => ({ kind, options: {}, children: [] });

  it("is every page with a form, a booking or a search for businesses", () => {
    for (const kind of [...Object.keys(forms), "bookingContainer", "businessSearch"]) {
      expect(blockOf(kind), kind).toBeDefined();
      expect(isPrivate([plain("hero"), plain(kind)]), kind).toBe(true);
      expect(isPrivate([section("imageBoard", {}, [plain(kind)])]), kind).toBe(true);
    }
    expect(isPrivate([section("contact", { booking: { type: "iframe", url: "https://termin.example" } })])).toBe(true);
  });

  it("is no other", () => {
    expect(isPrivate([plain("hero"), section("contact", { booking: null }), plain("mapContainer")])).toBe(false);
  });
});
