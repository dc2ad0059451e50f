import { describe, expect, it } from "vitest";
import { pageAddress } from "./page-address.ts";

const live = { locale: "fr", mode: "live" as const, pagePath: () => "/fr/contact" };
const edit = { ...live, mode: "edit" as const };

describe("pageAddress", () => {
  it.each([
    ["/de/kontakt", "/fr/kontakt"],
    ["/de/edit/kontakt?x=1", "/fr/kontakt?x=1"],
    ["/de", "/fr"],
    ["/media/one", "/media/one"],
    ["page:7b1f", "/fr/contact"],
    ["#karte", "#karte"],
  ])("leads %s to %s for a visitor", (address, href) =>
    expect(pageAddress(address, live)).toEqual({ href, opensNewTab: false }),
  );
  it.each([
    ["/de/team/anna", "/fr/edit/team/anna"],
    ["page:7b1f", "/fr/edit/contact"],
  ])("keeps an editor in the editor: %s leads to %s", (address, href) =>
    expect(pageAddress(address, edit)).toEqual({ href, opensNewTab: false }),
  );
  it.each(["https://example.ch/", "mailto:anna@optik.example"])("opens %s in a new tab", (href) =>
    expect(pageAddress(href, live)).toEqual({ href, opensNewTab: true }),
  );
  it("rings a phone from the same tab", () =>
    expect(pageAddress("tel:0521234567", live)).toEqual({ href: "tel:0521234567", opensNewTab: false }));
  it.each(["javascript:alert(1)", "//example.ch", "/\\example.ch", ""])("leads %j nowhere", (address) =>
    expect(pageAddress(address, live)).toBeNull(),
  );
});
