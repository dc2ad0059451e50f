import type { Json } from "~/lib/json.ts";
import { mailboxOf } from "~/features/forms/domain/recipient.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { bookingWays } from "~/features/site/domain/frame/booking.ts";
import { hasLegalPage } from "~/features/site/domain/frame/footer.ts";
import type { Network } from "~/features/site/domain/frame/networks.ts";
import { valuesOfSetting } from "~/features/site/domain/setting-values.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import type { SiteSettings } from "~/features/site/schema.ts";
import { keysOf } from "~/lib/keys-of.ts";

type Section = keyof SiteSettings;

/** How a setting is entered. */
type FieldInput =
  | { type: "switch" }
  | { type: "choice"; values: readonly string[] }
  | { type: "swatch"; values: readonly string[] }
  | { type: "text" | "url" | "email" | "phone" | "medium" | "number" }
  | { type: "trackingId"; example: string }
  | { type: "languages" };

/** The site's own business, as far as it stands in for settings. */
type OwnBusiness = Pick<SiteIndex, "businessName" | "branches">;

export interface SettingField {
  section: Section;
  /** Where it stands below its section. */
  path: readonly string[];
  input: FieldInput;
  /** Whether it counts, and is therefore shown, with these settings. */
  isShown?: (settings: SiteSettings) => boolean;
  /** Whether the look decides in its place on this site. */
  isOfLook?: (site: SiteDocument) => boolean;
  /** What it still lacks to have an effect on this site; null when nothing. */
  lacks?: (site: SiteDocument, own: OwnBusiness) => `settings.lacks.${"terms" | "booking" | "mailbox"}` | null;
  /** Whether it must say something: nothing but what it was before would stand in its place. */
  isRequired?: true;
  /** The network that its address leads to. */
  network?: Network;
  /** What else changes with it. */
  with?: (value: Json) => Record<string, Json>;
}

const toggle = { type: "switch" } as const;
const text = { type: "text" } as const;
const url = { type: "url" } as const;
const email = { type: "email" } as const;
const phone = { type: "phone" } as const;
const medium = { type: "medium" } as const;
const number = { type: "number" } as const;
const languages = { type: "languages" } as const;
const choice = { type: "choice" } as const;
const swatch = { type: "swatch" } as const;

/** What may be chosen stands in the declaration of the settings. */
type EnteredAs = Exclude<FieldInput, { values: unknown }> | typeof choice | typeof swatch;
type Entry = [path: string, input: EnteredAs, more?: Omit<SettingField, "section" | "path" | "input">];

const ownHeader = { isShown: ({ header }: SiteSettings) => !header.useBusinessDataFromLookUp };
const ownFooter = { isShown: ({ footer }: SiteSettings) => !footer.useBusinessDataFromLookUp };
const booking = { isShown: ({ bookingButton }: SiteSettings) => bookingButton.active };
const ownBooking = {
  isShown: ({ bookingButton: { active, useShoreBooking } }: SiteSettings) => active && !useShoreBooking,
};
const shoreBooking = {
  isShown: ({ bookingButton: { active, useShoreBooking } }: SiteSettings) => active && useShoreBooking,
};
const login = { isShown: ({ header }: SiteSettings) => header.loginPage.useLinkToLoginPage };
const gradient = { isShown: ({ appearance }: SiteSettings) => appearance.gradient.enabled };
const termsPage = ({ settings, pages }: SiteDocument) =>
  settings.footer.links.showTerms && !hasLegalPage(pages, "terms") ? "settings.lacks.terms" : null;
const mailbox = ({ settings }: SiteDocument, own: OwnBusiness) =>
  mailboxOf({ settings, ...own }) === null ? "settings.lacks.mailbox" : null;
const bookingTarget = ({ settings: { bookingButton } }: SiteDocument) => {
  const isShown = bookingButton.active && bookingButton.type !== "none";
  return isShown && bookingWays(bookingButton, "de").length === 0 ? "settings.lacks.booking" : null;
};
/** Looks of the header in which the logo has a place of its own. */
const hasOwnPlace: ReadonlySet<string> = new Set(["split", "centred"]);
/** Triangles and bubbles exclude each other: one switches the other off. */
const without = (other: string) => ({
  with: (isOn: Json): Record<string, Json> => (isOn === true ? { [other]: false } : {}),
});

/** The settings by the sections of the panel, in their order. Colours of header and footer stand with those parts. */
const sections: Record<Section, Entry[]> = {
  header: [
    ["appearance.header", choice, { isOfLook: ({ theme }) => theme.header === "overlay" }],
    ["appearance.opaqueHeaderOnMobile", toggle, { isShown: ({ appearance }) => appearance.header === "transparent" }],
    ["appearance.showLogoOnMobile", toggle],
    ["header.useBusinessDataFromLookUp", toggle],
    ["header.logoMediaId", medium],
    ["header.logoSize", choice, ownHeader],
    ["header.logoPosition", choice, { isOfLook: ({ theme }) => hasOwnPlace.has(theme.header) }],
    ["header.useAlternativeLogo", toggle],
    ["header.alternativeLogoMediaId", medium, { isShown: ({ header }) => header.useAlternativeLogo }],
    ["header.boldHeaderFont", toggle],
    ["header.upperCase", toggle],
    ["header.loginPage.useLinkToLoginPage", toggle],
    ["header.loginPage.url", url, login],
    ["header.iconMediaId", medium],
  ],
  bookingButton: [
    ["bookingButton.active", toggle, { lacks: bookingTarget }],
    ["bookingButton.type", choice, booking],
    ["bookingButton.position", choice, booking],
    ["bookingButton.color", swatch, booking],
    ["bookingButton.useShoreBooking", toggle, booking],
    ["bookingButton.shoreCompany", text, shoreBooking],
    ["bookingButton.url", url, ownBooking],
    ["bookingButton.phone", phone, booking],
    ["bookingButton.email", email, booking],
    ["bookingButton.website", url, booking],
  ],
  footer: [
    ["appearance.footer", swatch],
    ["footer.useBusinessDataFromLookUp", toggle],
    ["footer.street", text, ownFooter],
    ["footer.city", text, ownFooter],
    ["footer.phone", phone, ownFooter],
    ["footer.email", email, ownFooter],
    ["footer.logoSize", choice, ownFooter],
    ["footer.upperCase", toggle],
    ["footer.links.showTerms", toggle, { lacks: termsPage }],
  ],
  editor: [["editor.locale", choice]],
  socialAccounts: [
    ["socialAccounts.instagram", url, { network: "instagram" }],
    ["socialAccounts.facebook", url, { network: "facebook" }],
    ["socialAccounts.linkedIn", url, { network: "linkedIn" }],
    ["socialAccounts.behold", text],
  ],
  tracking: [
    ["tracking.googleAnalytics", { type: "trackingId", example: "G-ABC1234567" }],
    ["tracking.googleTagManager", { type: "trackingId", example: "GTM-ABC1234" }],
    ["tracking.facebookPixel", { type: "trackingId", example: "1234567890123456" }],
  ],
  accounts: [["accounts.qualityProgram", text]],
  appearance: [
    ["appearance.triangle", toggle, without("bubble")],
    ["appearance.bubble", toggle, without("triangle")],
    ["appearance.gradient.enabled", toggle],
    ["appearance.gradient.from", swatch, gradient],
    ["appearance.gradient.to", swatch, gradient],
  ],
  contact: [
    ["contact.companyName", text, { isRequired: true }],
    ["contact.email", email, { lacks: mailbox }],
    ["contact.businessKind", choice],
    ["contact.keepAnswersMonths", number],
    ["contact.mailAnswers", choice],
  ],
  translations: [
    ["translations.service", choice],
    ["translations.optionalLocales", languages],
  ],
  glossary: [], // a list of its own: see glossary.tsx
  golf: [
    ["golf.shortestRoundMinutes", number],
    ["golf.couponsPerDay", number],
    ["golf.roundsPerHour", number],
    ["golf.roundsPerHourAndAddress", number],
    ["golf.roundsPerHourAndPhone", number],
  ],
  media: [["media.limitGb", number]],
};

/** The sections of the panel in order, each with its settings. */
export const settingSections = keysOf(sections).map((name) => ({
  name,
  fields: sections[name].map(([key, input, more]): SettingField => {
    const [section, ...path] = key.split(".") as [Section, ...string[]];
    const hasValues = input.type === "choice" || input.type === "swatch";
    return { section, path, input: hasValues ? { ...input, values: valuesOfSetting(key) } : input, ...more };
  }),
}));

/** Sections whose settings only admins may change. */
export const adminSections: ReadonlySet<Section> = new Set<Section>(["tracking", "translations", "media"]);

/** The value of a setting. */
export function valueOf(settings: SiteSettings, { section, path }: SettingField): Json {
  return path.reduce<Json>((part, key) => (part as Record<string, Json>)[key] ?? null, settings[section]);
}

/** The change that gives a setting another value, with what changes along with it. */
export function patchOf({ section, path, with: along }: SettingField, value: Json): Record<string, Json> {
  const inner = path.reduceRight<Json>((part, key) => ({ [key]: part }), value) as Record<string, Json>;
  return { [section]: { ...inner, ...along?.(value) } };
}
