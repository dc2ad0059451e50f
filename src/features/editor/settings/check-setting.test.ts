import { describe, expect, it } from "vitest";
import { defaultSettings } from "~/features/site/schema.ts";
import { checkSetting } from "./check-setting.ts";
import { settingSections } from "./fields.ts";

const fields = settingSections.flatMap((section) => section.fields);
const check = (name: string, entry: string) => {
  const field = fields.find(({ section, path }) => [section, ...path].join(".") === name);
  if (!field) throw new Error(`no setting ${name}`);
  return checkSetting(defaultSettings, field, entry);
};

describe("what is written into a setting", () => {
  it.each([
    ["footer.city", "  8400 Winterthur ", "8400 Winterthur"],
    ["footer.email", "hallo@optik.example", "hallo@optik.example"],
    ["footer.phone", "052 000 00 01", "052 000 00 01"],
    ["bookingButton.url", "buchen.example", "https://buchen.example/"],
    ["tracking.googleTagManager", "GTM-ABCD", "GTM-ABCD"],
    ["golf.couponsPerDay", "20", 20],
    ["footer.email", "", ""],
    ["tracking.facebookPixel", " ", ""],
    ["socialAccounts.linkedIn", "ch.linkedin.com/company/optik", "https://ch.linkedin.com/company/optik"],
    ["socialAccounts.linkedIn", "optik.example/netz", "https://optik.example/netz"],
    ["socialAccounts.facebook", "fb.me/optik", "https://fb.me/optik"],
    ["socialAccounts.instagram", "", ""],
  ])("is saved: %s %j", (name, entry, value) => expect(check(name, entry)).toEqual({ ok: true, value }));

  it.each([
    ["footer.email", "hallo", "input.email"],
    ["contact.email", "a@b", "input.email"],
    ["footer.phone", "anrufen", "input.phone"],
    ["bookingButton.url", "javascript:alert(1)", "input.url"],
    ["socialAccounts.instagram", "nur ein Name", "input.url"],
    ["tracking.googleAnalytics", "<script>", "input.invalid"],
    ["golf.roundsPerHour", "viele", "input.number"],
    ["socialAccounts.linkedIn", "https://www.facebook.com/optik", "input.network.linkedIn"],
    ["socialAccounts.facebook", "instagram.com/optik", "input.network.facebook"],
    ["socialAccounts.instagram", "youtu.be/optik", "input.network.instagram"],
    ["contact.companyName", " ", "input.required"],
  ])("is refused where it stands: %s %j", (name, entry, error) =>
    expect(check(name, entry)).toEqual({ ok: false, error }),
  );

  it.each([
    ["golf.roundsPerHour", "0", "input.least", 1],
    ["contact.keepAnswersMonths", "1000", "input.most", 120],
    ["footer.street", "x".repeat(201), "input.longest", 200],
  ])("is refused with the limit that it goes beyond: %s", (name, entry, error, limit) =>
    expect(check(name, entry)).toEqual({ ok: false, error, limit }),
  );
});
