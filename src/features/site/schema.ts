import { z } from "zod";
import { optionalLocalesSchema } from "~/features/page/domain/optional-locales.ts";
import type { Json } from "~/lib/json.ts";
import { editorLocaleSchema, localeSchema } from "~/lib/locales.ts";
import { businessKinds } from "./domain/business-kind.ts";
import { glossarySchema, translationServiceSchema } from "./translations/schema.ts";

/** An address typed by an editor; whether it may become a link is decided by `safeHref` where it is drawn. */
const addressText = z.string().trim().max(500).default("");
const shortText = z.string().trim().max(200).default("");
const flag = (fallback: boolean) => z.boolean().default(fallback);
/** A section whose missing keys take their defaults, also when the section itself is missing. */
const section = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).prefault({} as never);

const logoSize = z.enum(["small", "medium"]).default("medium");
const color = z.enum(["transparent", "header", "primary", "secondary", "background"]);
const trackingId = (pattern: RegExp) => z.union([z.literal(""), z.string().regex(pattern)]).default("");

/** The settings of a site, each with its default. */
export const siteSettingsSchema = z
  .strictObject({
    appearance: section({
      /** Colour of the header: over the first section, or on a ground of its own. */
      header: z.enum(["opaque", "transparent"]).default("opaque"),
      opaqueHeaderOnMobile: flag(true),
      showLogoOnMobile: flag(true),
      footer: color.default("header"),
      triangle: flag(false),
      bubble: flag(false),
      gradient: section({ enabled: flag(false), from: color.default("background"), to: color.default("secondary") }),
    }),
    header: section({
      useBusinessDataFromLookUp: flag(true),
      logoSize,
      logoPosition: z.enum(["left", "center"]).default("left"),
      useAlternativeLogo: flag(false),
      boldHeaderFont: flag(false),
      upperCase: flag(false),
      loginPage: section({ useLinkToLoginPage: flag(false), url: addressText }),
      /** The logo's medium; without one the site's name stands in its place. */
      logoMediaId: z.uuid().nullable().default(null),
      /** The second logo, shown instead while `useAlternativeLogo` is on. */
      alternativeLogoMediaId: z.uuid().nullable().default(null),
      /** The small picture in the browser's tab; without one a square logo, or else the name's first letter. */
      iconMediaId: z.uuid().nullable().default(null),
    }),
    footer: section({
      useBusinessDataFromLookUp: flag(true),
      street: shortText,
      city: shortText,
      email: shortText,
      phone: shortText,
      logoSize,
      upperCase: flag(false),
      links: section({ showTerms: flag(false) }),
    }),
    bookingButton: section({
      active: flag(false),
      /** Whether it floats over the page; `none` shows no button even where it is active. */
      type: z.enum(["default", "floating", "none"]).default("default"),
      email: shortText,
      phone: shortText,
      website: addressText,
      position: z.enum(["left", "right"]).default("right"),
      color: z.enum(["primary", "secondary", "background", "header"]).default("primary"),
      url: addressText,
      useShoreBooking: flag(false),
      shoreCompany: shortText,
    }),
    editor: section({ locale: editorLocaleSchema.default("de") }),
    /** Set by admins only, and pattern-checked: such an id becomes part of a script address. */
    tracking: section({
      googleAnalytics: trackingId(/^(G|UA)-[A-Z0-9-]{4,20}$/),
      googleTagManager: trackingId(/^GTM-[A-Z0-9]{4,12}$/),
      facebookPixel: trackingId(/^[0-9]{8,20}$/),
    }),
    socialAccounts: section({
      instagram: addressText,
      facebook: addressText,
      linkedIn: addressText,
      behold: shortText,
    }),
    accounts: section({ qualityProgram: shortText }),
    contact: section({
      email: shortText,
      companyName: shortText,
      /** What search engines are told that the business is. */
      businessKind: z.enum(businessKinds).default("automatic"),
      /** So long what visitors sent by forms is kept. */
      keepAnswersMonths: z.number().int().min(1).max(120).default(24),
      /** What is mailed of an answer: all of it, or that there is one in the inbox. */
      mailAnswers: z.enum(["whole", "notice"]).default("whole"),
    }),
    translations: section({
      optionalLocales: optionalLocalesSchema.default([]),
      /** Who translates; the keys are the operator's. */
      service: z.enum(["off", ...translationServiceSchema.options]).default("off"),
    }),
    /** Set by who looks after the installation. */
    media: section({
      /** So many GB the site's media may take; 0: as many as the installation says. */
      limitGb: z.number().int().min(0).max(100_000).default(0),
    }),
    /** Words whose translation the site has decided on. */
    glossary: glossarySchema.default({}),
    golf: section({
      /** A round that was over sooner wins no coupon and enters no list; 0 believes every round. */
      shortestRoundMinutes: z.number().int().min(0).max(600).default(10),
      couponsPerDay: z.number().int().min(0).max(10_000).default(100),
      /** Rounds that may be started within an hour: on the site, behind one address (a venue's Wi-Fi), on one phone. */
      roundsPerHour: z.number().int().min(1).max(100_000).default(600),
      roundsPerHourAndAddress: z.number().int().min(1).max(100_000).default(60),
      roundsPerHourAndPhone: z.number().int().min(1).max(100_000).default(10),
    }),
  })
  .refine(({ appearance }) => !(appearance.triangle && appearance.bubble), {
    message: "triangle and bubble are mutually exclusive",
    path: ["appearance", "bubble"],
  });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
/** A change of settings: only the keys that changed. */
export type SettingsPatch = {
  [Section in Exclude<keyof SiteSettings, "glossary">]?: DeepPartial<SiteSettings[Section]>;
} & { glossary?: Record<string, Json> };
type DeepPartial<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: DeepPartial<Value[Key]> }
    : Value;

const someKeys = z.record(z.string().max(60), z.json()).optional();
/** Settings as they may be sent: the whole object or a part of it; each value is checked where it is merged. */
export const savableSettingsSchema = z.strictObject(
  Object.fromEntries(Object.keys(siteSettingsSchema.shape).map((section) => [section, someKeys])) as Record<
    keyof SiteSettings,
    typeof someKeys
  >,
);

export const defaultSettings: SiteSettings = siteSettingsSchema.parse({});

/** Letters that a label of the navigation may have. */
export const longestLabel = 100;

/** A text of navigation in each language. */
export const localizedTextSchema = z.partialRecord(localeSchema, z.string().trim().max(100));
export type LocalizedText = z.infer<typeof localizedTextSchema>;
/** Some of such texts to change; null takes one away. */
export const labelChangesSchema = z.partialRecord(localeSchema, z.string().trim().max(longestLabel).nullable());

const navigationEntry = {
  id: z.uuid(),
  type: z.literal("page").default("page"),
  pageId: z.uuid(),
  label: localizedTextSchema.default({}),
  appearance: z.enum(["default", "button"]).default("default"),
  /** Languages in which the entry is left out. */
  disallowedLocales: z.array(localeSchema).default([]),
};

/** An entry of the navigation; entries lie at most two deep. */
const navigationItemSchema = z.strictObject({
  ...navigationEntry,
  children: z.array(z.strictObject(navigationEntry)).max(50).default([]),
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** Where on the page a container is drawn: in the header, as a column of the footer, or in the footer's last line. */
export const navigationAreaSchema = z.enum(["header", "footer", "legal"]);
export type NavigationArea = z.infer<typeof navigationAreaSchema>;

/** A container of the navigation. Without an area it keeps its own; a new one is the header's if it comes first. */
const navigationContainerSchema = z.strictObject({
  id: z.uuid(),
  area: navigationAreaSchema.optional(),
  label: localizedTextSchema.default({}),
  children: z.array(navigationItemSchema).max(100).default([]),
});
export type NavigationContainer = z.infer<typeof navigationContainerSchema>;
export const navigationSchema = z.array(navigationContainerSchema).max(20);

const listedEntry = {
  ...navigationEntry,
  /** The page that the entry leads to. */
  page: z.strictObject({ id: z.uuid(), meta: z.strictObject({ disallowedLanguages: z.array(localeSchema) }) }),
};
const listedItem = z.strictObject({ ...listedEntry, children: z.array(z.strictObject(listedEntry)) });

/** The navigation as it may be sent: as it was read, with or without each entry's page. */
const sentEntry = { ...navigationEntry, page: z.looseObject({ id: z.uuid() }).optional() };
const withoutPage = <Entry extends { page?: unknown }>({ page: _, ...entry }: Entry) => entry;
export const savableNavigationSchema = z
  .array(
    navigationContainerSchema.extend({
      children: z
        .array(
          z
            .strictObject({
              ...sentEntry,
              children: z.array(z.strictObject(sentEntry).transform(withoutPage)).max(50).default([]),
            })
            .transform(withoutPage),
        )
        .max(100)
        .default([]),
    }),
  )
  .max(20);

/** The navigation as editors read it: each entry with its page. */
export const listedNavigationSchema = z.array(navigationContainerSchema.extend({ children: z.array(listedItem) }));
export type ListedNavigation = z.infer<typeof listedNavigationSchema>;

/** What makes a new site. `hosts` are host names without port, the first one is the canonical one. */
export const createSiteInput = z.strictObject({
  id: z.uuid().optional(),
  /** Without one it gets a free one, made of its first host. */
  key: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,40}$/)
    .optional(),
  name: z.string().trim().min(1).max(100),
  locales: z.array(localeSchema).min(1),
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).min(1),
  timeZone: z.string().default("Europe/Zurich"),
  theme: z.record(z.string(), z.json()).default({}),
  settings: z.record(z.string(), z.json()).default({}),
});
export type CreateSiteInput = z.input<typeof createSiteInput>;
