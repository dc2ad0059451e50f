import { z } from "zod";
import { branchSchema, businessSchema, keptHoursSchema } from "~/features/directory/schema.ts";

/**
 * A text as storage holds it: what is stored can be older than a limit, and has come past other doors than the form, which
 * says what has to be shorter before it is saved again.
 */
export const storedText = z.string().max(20_000);

/** Somebody of a branch, or of none. */
export const archivedPersonSchema = z.strictObject({ id: z.uuid(), firstName: storedText, lastName: storedText });
const text = storedText.default("");

const archivedBranchSchema = z
  .strictObject({
    ...branchSchema.shape,
    ...{ name: storedText, street: text, streetNumber: text, zip: text, city: text, phone: text, email: text },
    openingHours: keptHoursSchema.default({ periods: [], special: [] }),
    staff: z.array(archivedPersonSchema).max(10_000).default([]),
  })
  .refine(({ lat, lng }) => (lat === null) === (lng === null), "a place needs both coordinates");

/** A business of an archive: whole as it was stored, with the ids, the places and the zone that everything relies on. */
export const archivedBusinessSchema = z
  .strictObject({
    ...businessSchema.shape,
    name: storedText,
    branches: z.array(archivedBranchSchema).max(10_000),
  })
  .refine(({ branches }) => {
    const ids = [...branches, ...branches.flatMap(({ staff }) => staff)].map(({ id }) => id);
    return new Set(ids).size === ids.length;
  }, "an id stands twice");
