import { z } from "zod";
import { cantons } from "~/features/directory/domain/holidays.ts";
import { themePresets, type PresetName } from "~/features/blocks/theme/theme-presets.ts";
import { isEditorLocale, localeSchema } from "~/lib/locales.ts";
import { phoneHref } from "~/lib/addresses/safe-href.ts";
import { hostInput } from "../host-schema.ts";
import { hoursIn } from "./domain/hours-line.ts";

const presetNames = Object.keys(themePresets) as [PresetName, ...PresetName[]];
/** What is too long is read no further. */
const line = (most: number) => z.string().trim().max(most, { abort: true });

/** Whether this may be a Swiss postal code; nothing said is none, and right. */
export function isZip(text: string): boolean {
  return /^(\d{4})?$/.test(text.trim());
}

/** Whether this may be a telephone number; nothing said is none, and right. */
export function isPhone(text: string): boolean {
  return text.trim() === "" || phoneHref(text) !== null;
}

const emailSchema = z.email().max(254);
/** Whether this may be an e-mail address; nothing said is none, and right. */
export function isEmail(text: string): boolean {
  return text.trim() === "" || emailSchema.safeParse(text.trim()).success;
}

/** The trades that there are words for, each called like the look that is made for it. */
export const tradeSchema = z.enum(presetNames);
export type Trade = z.infer<typeof tradeSchema>;

/** What a new site is made of. The sample words are German and French: its first language is one of them. */
export const newSiteInput = z.strictObject({
  host: hostInput.shape.host,
  name: line(100).min(1),
  trade: tradeSchema,
  /** Its look; the one of its trade when nothing is said. */
  preset: z.enum(presetNames).optional(),
  locales: z
    .array(localeSchema)
    .min(1)
    .max(localeSchema.options.length)
    .refine(([first]) => isEditorLocale(first), "the first language is German or French")
    .refine((locales) => new Set(locales).size === locales.length, "a language stands twice"),
  street: line(120).default(""),
  streetNumber: line(20).default(""),
  zip: line(20).refine(isZip, "not a postal code of four digits").default(""),
  town: line(80).min(1),
  canton: z
    .string()
    .refine((code) => cantons.includes(code), "not a Swiss canton")
    .default("ZH"),
  phone: line(40).refine(isPhone, "not a telephone number").default(""),
  email: line(254).refine(isEmail, "not an e-mail address").default(""),
  /** In one line: see `hoursIn`. */
  hours: line(500)
    .refine((text) => hoursIn(text) !== null, "hours that cannot be read")
    .default(""),
});
export type NewSiteInput = z.input<typeof newSiteInput>;
export type NewSite = z.output<typeof newSiteInput>;

/** What is being made of a new site, and how much of it is there. */
export const makingStepSchema = z.strictObject({
  part: z.enum(["pictures", "pages"]),
  done: z.number().int(),
  of: z.number().int(),
});
export type MakingStep = z.output<typeof makingStepSchema>;

export const newSiteStepInput = z.strictObject({ host: newSiteInput.shape.host });

/** What the law wants said and nobody but the business knows. What is not given stays a gap that the publish check finds. */
export interface LegalFacts {
  legalForm?: string;
  responsible?: string;
  uid?: string;
  hosting?: string;
  /** The prices are those of the business. */
  arePricesChecked?: boolean;
}
