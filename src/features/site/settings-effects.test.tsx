import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { testBranch } from "../../../tests/support/test-branch.ts";
import { testPage, testSite } from "../../../tests/support/test-site.ts";
import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import { themeSchema } from "~/features/blocks/theme/theme.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { SiteFrame } from "./components/site-frame.tsx";
import { gamePages } from "./domain/pages/addresses.ts";
import type { IndexedPage, SiteIndex } from "./domain/pages/site-index.ts";
import { mergeTree } from "./domain/merge.ts";
import { defaultSettings, siteSettingsSchema, type SettingsPatch } from "./schema.ts";

/** What each setting changes for visitors: the settings with it, and what their page then says that it did not before. */
const effects: Record<string, { set: SettingsPatch; shows: RegExp; without?: SettingsPatch }> = {
  "appearance.header": { set: { appearance: { header: "transparent" } }, shows: /data-type="transparent"/ },
  "appearance.opaqueHeaderOnMobile": {
    without: { appearance: { header: "transparent" } },
    set: { appearance: { opaqueHeaderOnMobile: false } },
    shows: /data-type-mobile="transparent"/,
  },
  "appearance.showLogoOnMobile": { set: { appearance: { showLogoOnMobile: false } }, shows: /data-hidden-mobile/ },
  "appearance.footer": { set: { appearance: { footer: "primary" } }, shows: /site-footer" data-swatch="primary"/ },
  "appearance.triangle": { set: { appearance: { triangle: true } }, shows: /data-shape="triangle"/ },
  "appearance.bubble": { set: { appearance: { bubble: true } }, shows: /data-shape="bubble"/ },
  "appearance.gradient.enabled": { set: { appearance: { gradient: { enabled: true } } }, shows: /data-gradient/ },
  "appearance.gradient.from": {
    without: { appearance: { gradient: { enabled: true } } },
    set: { appearance: { gradient: { from: "primary" } } },
    shows: /--overlay-from:#/,
  },
  "appearance.gradient.to": {
    without: { appearance: { gradient: { enabled: true } } },
    set: { appearance: { gradient: { to: "primary" } } },
    shows: /--overlay-to:#/,
  },
  "header.useBusinessDataFromLookUp": {
    set: { header: { useBusinessDataFromLookUp: false } },
    shows: /alt="Meine Optik"/,
  },
  "header.logoSize": {
    without: { header: { useBusinessDataFromLookUp: false } },
    set: { header: { logoSize: "small" } },
    shows: /data-size="small"/,
  },
  "header.logoPosition": { set: { header: { logoPosition: "center" } }, shows: /data-logo="center"/ },
  "header.useAlternativeLogo": { set: { header: { useAlternativeLogo: true } }, shows: /src="\/media\/second\// },
  "header.boldHeaderFont": { set: { header: { boldHeaderFont: true } }, shows: /data-bold="true"/ },
  "header.upperCase": { set: { header: { upperCase: true } }, shows: /data-upper="true"/ },
  "header.loginPage.useLinkToLoginPage": {
    set: { header: { loginPage: { useLinkToLoginPage: true } } },
    shows: /href="\/login" aria-label="Anmelden"/,
  },
  "header.loginPage.url": {
    without: { header: { loginPage: { useLinkToLoginPage: true } } },
    set: { header: { loginPage: { url: "https://kunden.optik.example/" } } },
    shows: /href="https:\/\/kunden.optik.example\/" aria-label="Anmelden"/,
  },
  "footer.useBusinessDataFromLookUp": {
    without: { contact: { companyName: "Meine Optik AG" } },
    set: { footer: { useBusinessDataFromLookUp: false } },
    shows: /Meine Optik AG/,
  },
  "footer.street": ownFooter({ street: "Gasse 1" }, />Gasse 1</),
  "footer.city": ownFooter({ city: "8400 Winterthur" }, />8400 Winterthur</),
  "footer.email": ownFooter({ email: "hallo@optik.example" }, /mailto:hallo@optik.example/),
  "footer.phone": ownFooter({ phone: "052 000 00 01" }, /tel:0520000001/),
  "footer.logoSize": ownFooter(
    { logoSize: "small" },
    /site-footer.*data-size="small"[^>]*><img [^>]*src="\/media\/first\//,
  ),
  "footer.upperCase": { set: { footer: { upperCase: true } }, shows: /site-footer"[^>]*data-upper="true"/ },
  "footer.links.showTerms": { set: { footer: { links: { showTerms: true } } }, shows: />AGB</ },
  "bookingButton.active": { set: { bookingButton: { active: true, url: "/de/termin" } }, shows: /booking-button/ },
  "bookingButton.type": booking({ type: "floating" }, /data-type="floating"/),
  "bookingButton.position": booking({ position: "left" }, /booking-button"[^>]*data-position="left"/),
  "bookingButton.color": booking({ color: "secondary" }, /booking-button" data-swatch="secondary"/),
  "bookingButton.url": booking({ url: "https://buchen.example/" }, /href="https:\/\/buchen.example\/"/),
  "bookingButton.email": booking({ email: "termin@optik.example" }, /mailto:termin@optik.example/),
  "bookingButton.phone": booking({ phone: "052 000 00 02" }, /tel:0520000002/),
  "bookingButton.website": booking({ website: "https://optik.example" }, /<span>optik.example<\/span>/),
  "bookingButton.useShoreBooking": {
    without: { bookingButton: { active: true, url: "/de/termin", shoreCompany: "optik" } },
    set: { bookingButton: { useShoreBooking: true } },
    shows: /connect\.shore\.com\/bookings\/optik\/services\?locale=de/,
  },
  "bookingButton.shoreCompany": {
    without: { bookingButton: { active: true, useShoreBooking: true } },
    set: { bookingButton: { shoreCompany: "optik & co" } },
    shows: /bookings\/optik%20%26%20co\//,
  },
  "socialAccounts.instagram": { set: { socialAccounts: { instagram: "https://instagram.com/x" } }, shows: /Instagram/ },
  "socialAccounts.facebook": { set: { socialAccounts: { facebook: "https://facebook.com/x" } }, shows: /Facebook/ },
  "socialAccounts.linkedIn": { set: { socialAccounts: { linkedIn: "https://linkedin.com/x" } }, shows: /LinkedIn/ },
  "accounts.qualityProgram": {
    set: { accounts: { qualityProgram: "https://qualitaet.example/optik" } },
    shows: /<a href="https:\/\/qualitaet.example\/optik"[^>]*>Qualitätsprogramm</,
  },
  "contact.email": ownFooter({}, /mailto:wir@optik.example/, { contact: { email: "wir@optik.example" } }),
  "contact.companyName": ownFooter({}, />Optik GmbH</, { contact: { companyName: "Optik GmbH" } }),
  "tracking.googleAnalytics": {
    set: { tracking: { googleAnalytics: "G-ABC123" } },
    shows: /<vt-consent data-analytics="G-ABC123"><section class="consent"[^>]*hidden=""/,
  },
  "tracking.googleTagManager": {
    set: { tracking: { googleTagManager: "GTM-ABC123" } },
    shows: /<vt-consent data-tag-manager="GTM-ABC123">/,
  },
  "tracking.facebookPixel": {
    set: { tracking: { facebookPixel: "12345678" } },
    shows: /<vt-consent data-pixel="12345678">/,
  },
};

/** Settings that do not show in what stands around a page, each with the test that holds its effect. */
const elsewhere: Record<string, string> = {
  "editor.locale": "tests/integration/site-look.test.ts", // for whoever has not chosen one
  "header.logoMediaId": "tests/integration/media-variants.test.ts",
  "header.alternativeLogoMediaId": "tests/integration/media-variants.test.ts",
  "header.iconMediaId": "tests/integration/media-variants.test.ts",
  "socialAccounts.behold": "tests/integration/feeds.test.ts",
  "contact.businessKind": "src/features/site/structured-data/graph.test.tsx",
  "contact.mailAnswers": "tests/integration/forms.test.ts",
  "contact.keepAnswersMonths": "tests/integration/inbox.test.ts",
  "translations.optionalLocales": "tests/integration/translations.test.ts",
  "translations.service": "tests/integration/translation.test.ts",
  "media.limitGb": "tests/integration/form-files.test.ts",
  "golf.shortestRoundMinutes": "tests/integration/golf-abuse.test.ts",
  "golf.couponsPerDay": "tests/integration/golf-abuse.test.ts",
  "golf.roundsPerHour": "tests/integration/golf-abuse.test.ts",
  "golf.roundsPerHourAndAddress": "tests/integration/golf-abuse.test.ts",
  "golf.roundsPerHourAndPhone": "tests/integration/golf-abuse.test.ts",
};

describe("every setting", () => {
  it("shows on the site, or is named with the test of its effect", () => {
    const named = [...Object.keys(effects), ...Object.keys(elsewhere)];
    expect(named.sort()).toEqual(pathsOf(defaultSettings).sort());
    for (const [path, test] of Object.entries(elsewhere))
      expect(readFileSync(test, "utf8"), path).toMatch(new RegExp(`\\b${path.split(".").at(-1)}\\b`));
  });

  it.each(Object.entries(effects))("shows on the site: %s", (_, { without = {}, set, shows }) => {
    const before = mergeTree(defaultSettings, without);
    const page = (settings: object) => drawn(siteSettingsSchema.parse(settings));
    const after = page(mergeTree(before, set));
    expect(page(before)).not.toEqual(after);
    expect(after).toMatch(shows);
  });

  it.each(["Kunde 4711", "javascript:alert(1)", "https://"])(
    "shows visitors nothing of an account in the quality programme that is no web address: %s",
    (qualityProgram) => {
      expect(drawn(siteSettingsSchema.parse({ accounts: { qualityProgram } }))).not.toContain("site-footer__quality");
    },
  );

  it.each(themeSchema.shape.header.unwrap().options)(
    "lays the header over the page with the look %s, too",
    (header) => {
      const theme = { ...opticianTheme, header };
      const transparent = siteSettingsSchema.parse({ appearance: { header: "transparent" } });
      expect(drawn(transparent, theme)).toMatch(/site-header" data-type="transparent" data-type-mobile="opaque"/);
    },
  );

  it("lays an overlaid header over every page that does not say otherwise", () => {
    expect(drawn(defaultSettings, { ...opticianTheme, header: "overlay" })).toMatch(
      /site-header" data-type="transparent"/,
    );
    expect(drawn(defaultSettings, opticianTheme)).toMatch(/site-header" data-type="opaque"/);
  });

  it("draws nothing over a page while none of the overlays is on", () => {
    expect(drawn(defaultSettings)).not.toContain("site-overlay");
  });

  it("leaves a booking button out that leads nowhere, and one that is not wanted", () => {
    const button = (part: SettingsPatch["bookingButton"]) =>
      drawn(siteSettingsSchema.parse({ bookingButton: { active: true, ...part } }));
    expect(button({ url: "javascript:alert(1)" })).not.toContain("booking-button");
    expect(button({ url: "/de", type: "none" })).not.toContain("booking-button");
  });
});

describe("foreign services", () => {
  const tracking = { googleAnalytics: "G-ABC123", facebookPixel: "12345678" };
  const settings = siteSettingsSchema.parse({ tracking });

  it("are asked for one by one or all at once, and can be refused in the footer", () => {
    const html = drawn(settings);
    expect([...html.matchAll(/<input type="checkbox" name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      "analytics",
      "pixel",
    ]);
    const answers = [...html.matchAll(/<button[^>]*class="button" data-choice="(none|all)"/g)].map(
      ([, choice]) => choice,
    );
    expect(answers).toEqual(["none", "all"]); // the very same look
    expect(html).toContain('<button type="button" data-consent="">Dienste anderer</button>');
  });

  it("are not named where people leave something of themselves", () => {
    const html = drawn(settings, {}, true);
    expect(html).toContain('<vt-consent data-quiet="">');
    expect(html).not.toMatch(/G-ABC123|12345678/);
  });

  it("are not named where the address may hold a game's id, which is all it takes to score", () => {
    for (const slug of gamePages) {
      const index = testSite([page("game", slug)], { locales: ["de"], settings });
      const game = index.pages.get("game") ?? null;
      const html = renderToStaticMarkup(<SiteFrame index={index} locale="de" page={game} children={null} />);
      expect(html, slug).toContain('<vt-consent data-quiet="">');
      expect(html, slug).not.toMatch(/G-ABC123|12345678/);
    }
  });

  it("leave nothing behind on a site that has none", () => {
    expect(drawn(defaultSettings)).not.toMatch(/consent/);
  });
});

describe("the booking of another provider", () => {
  const button = (part: SettingsPatch["bookingButton"]) =>
    drawn(siteSettingsSchema.parse({ bookingButton: { active: true, ...part } }));
  const shore = { useShoreBooking: true, shoreCompany: "optik" };

  it("opens over the page where it is Shore's, or where the button floats", () => {
    expect(button(shore)).toContain('<vt-booking data-origin="https://connect.shore.com">');
    expect(button({ type: "floating", url: "https://buchen.example/a" })).toContain(
      '<vt-booking data-origin="https://buchen.example">',
    );
  });

  it("is a plain link elsewhere, and on the site itself", () => {
    expect(button({ url: "https://buchen.example/a" })).not.toContain("vt-booking");
    expect(button({ type: "floating", url: "/de/termin" })).not.toContain("vt-booking");
  });

  it("is one of several ways: the dialog stands beside them, since they close when it opens", () => {
    const html = button({ ...shore, phone: "052 000 00 02" });
    expect(html).toMatch(/<a [^>]*data-widget=""[^>]*><strong>Termin online buchen/);
    expect(html).toMatch(/<\/ul><\/div><dialog class="booking-widget"/);
    expect(html.match(/data-widget/g)).toHaveLength(1);
  });
});

function ownFooter(footer: SettingsPatch["footer"], shows: RegExp, more: SettingsPatch = {}) {
  return {
    without: { footer: { useBusinessDataFromLookUp: false }, contact: { companyName: "Meine Optik AG" } },
    set: { footer, ...more },
    shows,
  };
}

function booking(bookingButton: SettingsPatch["bookingButton"], shows: RegExp) {
  return { without: { bookingButton: { active: true, url: "/de/termin" } }, set: { bookingButton }, shows };
}

function pathsOf(value: unknown, path: string[] = []): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path.join(".")];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
}

function drawn(settings: SiteIndex["settings"], theme: unknown = {}, isPrivate = false): string {
  const index = indexWith(settings, theme);
  return renderToStaticMarkup(
    <SiteFrame index={index} locale="de" page={index.pages.get("home") ?? null} isPrivate={isPrivate}>
      <p>Inhalt</p>
    </SiteFrame>,
  );
}

function indexWith(settings: SiteIndex["settings"], theme: unknown): SiteIndex {
  return testSite([page("home", "~home"), page("terms", "~terms")], {
    name: "Meine Optik",
    locales: ["de"],
    theme,
    settings,
    logos: { own: logo("first"), alternative: logo("second"), business: null },
    businessName: "Optik Muster",
    branches: [testBranch("Filiale")],
  });
}

function page(id: string, slug: string): IndexedPage {
  return testPage(id, {
    role: id === "home" ? "home" : null,
    locales: { de: { slug, name: id, description: "" } },
  });
}

function logo(id: string): MediaRef {
  return { id, publicUrl: `/media/${id}`, width: 400, height: 100, widths: [480], mimeType: "image/png" } as MediaRef;
}
