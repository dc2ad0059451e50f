import { describe, expect, it } from "vitest";
import { mailSchema } from "~/features/mail/schema.ts";
import { localeSchema } from "~/lib/locales.ts";
import { confirmationOf } from "./confirmation.ts";

describe.each(localeSchema.options)("the confirmation in %s", (locale) => {
  it("names the site in its subject and under its signature, and is a mail whatever the site is called", () => {
    const site = "Optik\r\nBcc: eve@evil.example {site}";
    const words = confirmationOf({ site, locale });
    expect(mailSchema.safeParse({ to: "ada@example.ch", ...words }).success).toBe(true);
    expect(words.subject).toContain("Optik Bcc: eve@evil.example {site}");
    expect(words.text).toMatch(/\nOptik Bcc: eve@evil\.example \{site\}$/);
    expect(words.text.split("\n\n")).toHaveLength(4);
  });
});

it("speaks the language of who wrote", () => {
  const texts = localeSchema.options.map((locale) => confirmationOf({ site: "Optik", locale }).text);
  expect(new Set(texts).size).toBe(localeSchema.options.length);
});
