import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import { branchData, type Branch } from "~/features/directory/branch-data.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { viewTextsOf } from "~/i18n/view-texts.ts";
import { BranchList } from "./branch-list.tsx";

const moment = (day: number, time: string) => ({ day, time });
const periods = [2, 3, 4, 5].flatMap((day) => [
  { open: moment(day, "09:00"), close: moment(day, "12:00") },
  { open: moment(day, "13:30"), close: moment(day, "18:30") },
]);
const special = [{ date: "2026-12-24", open: "09:00", close: "12:00" }];
const place = { street: "Marktgasse", streetNumber: "1", zip: "8400", city: "Winterthur", lat: 47.5, lng: 8.72 };
const branch = testBranch("Altstadt", {
  ...place,
  phone: "052 000 00 01",
  email: "alt@lindengut.example",
  openingHours: { periods, special },
});

function shown(now: string, locale: "de" | "fr" = "de", of: Branch = branch): string {
  const context = { locale, t: translatorOfParts(viewTextsOf(locale)) };
  return renderToStaticMarkup(<BranchList branches={[branchData(of, new Date(now))]} context={context} />);
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
describe("a branch's card", () => {
  it("says where it is and how to get there", () => {
    const html = shown("2026-11-24T09:00:00Z");
    expect(textOf(html)).toContain("Altstadt Marktgasse 1 8400 Winterthur");
    expect(html).toContain('href="tel:0520000001"');
    expect(html).toContain(
      'href="mailto:alt@lindengut.example" class="text-link">alt<wbr/>@lindengut.<wbr/>example</a>',
    );
    expect(html).toContain('data-lng="8.72" data-lat="47.5"');
    expect(html).toContain('aria-label="Route zu Altstadt"');
  });

  it("leads there by its address as long as nobody has put it on the map, and nowhere without a whole one", () => {
    const unplaced = { ...branch, lat: null, lng: null };
    const html = shown("2026-11-24T09:00:00Z", "de", unplaced);
    expect(html).toContain('data-address="Marktgasse 1, 8400 Winterthur"');
    expect(html).toContain("/search?query=Marktgasse%201%2C%208400%20Winterthur");
    expect(shown("2026-11-24T09:00:00Z", "de", { ...unplaced, street: "", streetNumber: "" })).not.toContain("Route");
  });

  it.each([
    ["2026-11-24T09:00:00Z", "Jetzt offen bis 12:00", "Ouvert jusqu’à 12:00"],
    ["2026-11-24T11:30:00Z", "Geschlossen öffnet um 13:30", "Fermé ouvre à 13:30"],
    ["2026-11-24T18:00:00Z", "Geschlossen öffnet morgen um 09:00", "Fermé ouvre demain à 09:00"],
    ["2026-11-27T18:00:00Z", "Geschlossen öffnet Dienstag um 09:00", "Fermé ouvre mardi à 09:00"],
  ])("says at %s whether it is open and when that changes", (now, german, french) => {
    expect(textOf(shown(now))).toContain(german);
    expect(textOf(shown(now, "fr"))).toContain(french);
  });

  it("names the day where it opens in more than a week, and says nothing where it never does", () => {
    const later = { periods: [], special: [{ date: "2027-03-03", open: "09:00", close: "12:00" }] };
    expect(textOf(shown("2026-11-24T09:00:00Z", "de", { ...branch, openingHours: later }))).toContain(
      "Geschlossen öffnet am 3. März um 09:00",
    );
    const over = { periods: [], special: [{ date: "2026-03-03", open: "09:00", close: "12:00" }] };
    expect(textOf(shown("2026-11-24T09:00:00Z", "de", { ...branch, openingHours: over }))).not.toMatch(/geschlossen/i);
  });

  it("shows the week with today alone marked, and what is not as the week below it", () => {
    const html = shown("2026-11-24T09:00:00Z");
    expect(html).toContain('<table class="week" aria-label="Öffnungszeiten Altstadt">');
    expect(html).toContain('<table class="week week--ahead" aria-label="Besondere Öffnungszeiten Altstadt">');
    expect(html.match(/aria-current="date"/g)).toHaveLength(1);
    expect(textOf(html)).toContain("Dienstag 09:00–12:00, 13:30–18:30 Mittwoch");
    expect(html).toContain('<tr aria-current="date"><th scope="row">Dienstag');
    expect(textOf(html)).toContain(
      "Sonntag geschlossen Do., 24. Dez. 09:00–12:00 Fr., 25. Dez., Weihnachten geschlossen",
    );
  });

  it("says on a holiday which one it is", () => {
    const html = shown("2026-12-25T09:00:00Z", "fr");
    expect(html).toContain('<tr aria-current="date"><th scope="row">vendredi, Noël</th><td>fermé');
  });

  it("leaves out hours that a branch does not name", () => {
    expect(shown("2026-12-25T09:00:00Z", "fr", testBranch("Seen"))).not.toContain("week");
  });
});
