import { describe, expect, it } from "vitest";
import { pageHref } from "./addresses.ts";

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
});
