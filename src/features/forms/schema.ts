import { z } from "zod";
import { localeSchema } from "~/lib/locales.ts";
import { mostChoices, mostInLine, mostInText, mostPersons } from "./domain/form-field.ts";

const line = z.string().max(mostInLine);
const text = z.string().max(mostInText);
const optionalLine = line.optional();
const count = z.union([z.number().int().min(0).max(mostPersons), z.string().max(10)]).optional();
const tick = z.boolean().optional();

/**
 * Which form of the site it is, where it has several such; in which language it was filled in, the site's first where
 * nothing is said; the id of the entry that it is about; and the field that people leave empty.
 */
const address = {
  pageId: z.uuid().optional(),
  groupId: z.uuid().optional(),
  lang: localeSchema.optional(),
  about: z.uuid().toLowerCase().optional(),
  website: optionalLine,
};

/** What a page may send of the mails: they are the site's own, so none of it counts. */
const ignored = {
  contactEmail: optionalLine,
  editorLang: optionalLine,
  appNameFallback: optionalLine,
  confirmationEmailTranslations: z.record(line, z.union([text, z.record(line, text)])).optional(),
};

export const contactInput = z.strictObject({
  ...address,
  ...ignored,
  anrede: line,
  vorname: line,
  nachname: line,
  dateOfBirth: optionalLine,
  strasse: optionalLine,
  plz: line,
  ort: optionalLine,
  email: line,
  telefon: line,
  existingCustomer: line,
  themes: z.array(line).max(20).optional(),
  bevorzugterTermin: line,
  bevorzugteUhrzeit: line,
  fragenAnmerkungen: text.optional(),
});

export const messageInput = z.strictObject({
  ...address,
  name: optionalLine,
  email: optionalLine,
  phone: optionalLine,
  message: text.optional(),
  /** What is answered to the questions that an editor made, by the ids of their cards; the other fields ask nothing then. */
  answers: z.record(z.uuid().toLowerCase(), z.union([text, z.array(line).max(mostChoices)])).optional(),
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
  personsNames: text.optional(),
  aspectNumberOfPersons: count,
  aspectPersonsNames: text.optional(),
  company: line,
  contactName: line,
  phone: line,
  email: line,
});

export type FormInput = z.infer<typeof contactInput> | z.infer<typeof messageInput> | z.infer<typeof sponsorInput>;
export const takenSchema = z.strictObject({ success: z.literal(true) });
