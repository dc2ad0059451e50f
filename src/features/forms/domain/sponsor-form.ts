import { keysOf } from "~/lib/keys-of.ts";
import type { FormField, FormPart } from "./form-field.ts";

/** What sponsors of the event book, with its price in Swiss francs; each may be booked up. */
const packages = {
  hauptsponsor: 29_000,
  standprasenz6m: 1_800,
  standprasenz9m: 2_700,
  stehlunch: 2_500,
  nachmittagpause: 2_000,
  vormittagspause: 2_000,
  stehlunch2: 2_500,
} as const;
const packageNames = keysOf(packages);

const personPrice = 300;
const attendeePrice = 399;

/** Books packages and seats. `options` says by a package's name that it is booked up. */
export function sponsorForm(options: Readonly<Record<string, unknown>>): FormPart[] {
  const bookable = packageNames.map((name): FormField => {
    const isBooked = options[name] === true;
    return { name, type: "checkbox", price: packages[name], ...(isBooked ? { isBooked } : {}) };
  });
  return [
    { heading: "packages", fields: bookable },
    {
      heading: "persons",
      fields: [
        { name: "numberOfPersons", type: "count", price: personPrice, missing: "personsCount" },
        { name: "personsNames", type: "longText", requiredWith: "numberOfPersons", missing: "personsNames" },
        { name: "aspectNumberOfPersons", type: "count", price: attendeePrice, missing: "personsCount" },
        {
          name: "aspectPersonsNames",
          type: "longText",
          requiredWith: "aspectNumberOfPersons",
          missing: "personsNames",
        },
      ],
    },
    {
      heading: "company",
      fields: [
        { name: "company", type: "text", isRequired: true, autocomplete: "organization" },
        { name: "contactName", type: "text", isRequired: true, autocomplete: "name" },
        { name: "phone", type: "tel", isRequired: true, missing: "phoneFormat", autocomplete: "tel" },
        { name: "email", type: "email", isRequired: true, autocomplete: "email" },
      ],
    },
  ];
}
