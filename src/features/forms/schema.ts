import { z } from "zod";
import { localeSchema } from "~/lib/locales.ts";
import { mostChoices, mostInLine, mostInText } from "./domain/form-field.ts";

// The form itself judges what is missing or wrong, with its own message at each field; here is only what may be sent.
const line = z.string().max(mostInLine).nullish();
const text = z.string().max(mostInText).nullish();
const name = z.string().max(mostInLine);
const count = z.union([z.number(), z.string().max(10)]).nullish();
const tick = z.boolean().nullish();

/**
 * Which form of the site it is, where it has several such; in which language it was filled in, the site's first where
 * nothing is said; the id of the entry that it is about; since when it was filled in, as `formStart` said it (without
 * that, no address of the web may be in it, and few an hour are taken); and the field that people leave empty.
 */
const address = {
  pageId: z.uuid().optional(),
  groupId: z.uuid().optional(),
  lang: localeSchema.optional(),
  about: z.uuid().toLowerCase().optional(),
  start: z.string().max(mostInLine).optional(),
  website: line,
};

/** What a page may send of the mails: they are the site's own, so none of it counts. */
const ignored = {
  contactEmail: line,
  editorLang: line,
  appNameFallback: line,
  confirmationEmailTranslations: z.record(name, z.union([text, z.record(name, text)])).nullish(),
};

export const contactInput = z.strictObject({
  ...address,
  ...ignored,
  anrede: line,
  vorname: line,
  nachname: line,
  dateOfBirth: line,
  strasse: line,
  plz: line,
  ort: line,
  email: line,
  telefon: line,
  existingCustomer: line,
  themes: z.array(name).max(20).nullish(),
  bevorzugterTermin: line,
  bevorzugteUhrzeit: line,
  fragenAnmerkungen: text,
});

export const messageInput = z.strictObject({
  ...address,
  name: line,
  email: line,
  phone: line,
  message: text,
  /** What is answered to the questions that an editor made, by the ids of their cards; the other fields ask nothing then. */
  answers: z
    .record(z.uuid().toLowerCase(), z.union([z.string().max(mostInText), z.array(name).max(mostChoices)]))
    .optional(),
});

export const sponsorInput = z.strictObject({
  ...address,
  hauptsponsor: tick,
  standprasenz6m: tick,
  standprasenz9m: tick,
  stehlunch: tick,
  nachmittagpause: tick,
  vormittagspause: tick,
  stehlunch2: tick,
  numberOfPersons: count,
  personsNames: text,
  aspectNumberOfPersons: count,
  aspectPersonsNames: text,
  company: line,
  contactName: line,
  phone: line,
  email: line,
});

export const formStartInput = z.strictObject({ kind: z.enum(["contactForm", "form", "aspectSponsorForm"]) });
export const formStartSchema = z.object({ start: z.string() });

export type FormInput = z.infer<typeof contactInput> | z.infer<typeof messageInput> | z.infer<typeof sponsorInput>;
