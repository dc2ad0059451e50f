import { describe, expect, it } from "vitest";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import { liveHref, pageHref } from "./addresses.ts";

const page = { id: "abc", slug: "leistungen", collection: null };

describe("a page's address", () => {
  it.each([
    [page, "edit", "/de/edit/leistungen"],
    [page, "live", "/de/leistungen"],
    [{ ...page, collection: "team" }, "edit", "/de/edit/team/leistungen"],
    [{ ...page, slug: null }, "edit", "/de/edit/abc"],
    [{ ...page, role: "home" }, "edit", "/de/edit"],
  ] as const)("of %o in mode %s is %s", (address, mode, expected) => {
    expect(pageHref(address, { locale: "de", mode })).toBe(expected);
  });

  it.each([
    ["as it was opened with", null, "/de/alt", "/de/alt"],
    ["of its own once another page is the home page", null, "/de", "/de/neu"],
    ["of the home page once it is that", "home", "/de/alt", "/de"],
    ["of the home page while it stays that", "home", "/de", "/de"],
    ["of its own where it was not published before", null, undefined, "/de/neu"],
  ] as const)("for visitors is the one %s", (_, role, opened, expected) => {
    const locales = { de: { slug: "neu", name: "Neu", description: "" } };
    const document = { ...emptyPage("abc"), role, locales, status: "published" as const };
    expect(liveHref(document, { locale: "de", opened })).toBe(expected);
  });
});
