import { describe, expect, it } from "vitest";
import { resolveLink } from "./link.ts";
import type { LinkValue } from "./option-kinds.ts";

const pagePath = (page: object) => ("id" in page && page.id === "contact" ? "/de/kontakt" : null);
const link = (value: LinkValue) => resolveLink(value, pagePath);

describe("a link option", () => {
  it.each([
    [{ type: "page", page: { id: "contact", collection: null } }, "/de/kontakt", "the same tab"],
    [{ type: "phone", phone: "052 123 45 67" }, "tel:0521234567", "the same tab"],
    [{ type: "url", url: "tel:0521234567" }, "tel:0521234567", "the same tab"],
    [{ type: "url", url: "/de/kontakt" }, "/de/kontakt", "the same tab"],
    [{ type: "email", email: "anna@optik.example" }, "mailto:anna@optik.example", "a new tab"],
    [{ type: "url", url: "https://optik.example/" }, "https://optik.example/", "a new tab"],
  ] as const)("%j leads to %s, in %s", (value, href, tab) =>
    expect(link(value)).toEqual({ href, opensNewTab: tab === "a new tab" }),
  );

  it.each<LinkValue>([
    { type: "page", page: { id: "gone", collection: null } },
    { type: "page" },
    { type: "phone" },
    { type: "email", email: "" },
    { type: "url", url: "javascript:alert(1)" },
  ])("leads nowhere: %j", (value) => expect(link(value)).toBeNull());

  it("leads nowhere while nobody has chosen one", () => expect(resolveLink(null, pagePath)).toBeNull());
});
