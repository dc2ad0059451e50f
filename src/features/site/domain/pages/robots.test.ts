import { expect, it } from "vitest";
import { robotsOf } from "./robots.ts";

const text = robotsOf({ locales: ["de", "fr"] }, "https://optik.example");
const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = ""]) => rule);
/** Whether a rule covers the address, as RFC 9309 has it. */
const isLeftOut = (address: string) =>
  rules.some((rule) => (rule.endsWith("$") ? address === rule.slice(0, -1) : address.startsWith(rule)));

it.each(["/de/edit", "/fr/edit?toolbar=1", "/de/edit/leistungen", "/login", "/de/login?to=x", "/api/v1", "/preview/a"])(
  "asks programs to leave %s out",
  (address) => expect(isLeftOut(address)).toBe(true),
);

it.each(["/de", "/de/editionen", "/fr/edition-limitee", "/de/login-hilfe", "/de/team", "/sitemap.xml"])(
  "lets them read %s",
  (address) => expect(isLeftOut(address)).toBe(false),
);

it("names the map of the site", () => expect(text).toContain("\n\nSitemap: https://optik.example/sitemap.xml\n"));
