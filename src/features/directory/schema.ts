import { z } from "zod";
import { revisionSchema, seenRevision } from "~/lib/record-revision.ts";
import { isTimeZone } from "~/lib/time/is-time-zone.ts";
import { cantons } from "./domain/holidays.ts";
import { overlappingPeriods } from "./domain/opening-hours.ts";
import { inStaffOrder } from "./domain/staff-order.ts";
import { phoneHref } from "~/lib/addresses/safe-href.ts";

const line = (most: number) => z.string().trim().max(most);
const id = z.uuid().toLowerCase();
const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time is HH:MM");

/** A moment of the week as people write it on a door. Day 1 is Monday, day 7 Sunday. */
const momentSchema = z.strictObject({ day: z.number().int().min(1).max(7), time: timeSchema });

/** One stretch of opening; it may end on another day than it began. */
const periodSchema = z.strictObject({ open: momentSchema, close: momentSchema });

/** The hours of one date in place of the week's; both times 00:30 mean closed that day. */
const specialSchema = z
  .strictObject({ date: z.iso.date(), open: timeSchema, close: timeSchema })
  .refine(({ open, close }) => open !== close || open === "00:30", "a special day that is not closed needs two times");

/** When a branch is open: local wall time in the branch's own zone. No two stretches of the week overlap. */
export const openingHoursSchema = z.strictObject({
  periods: z
    .array(periodSchema)
    .max(42)
    .refine((periods) => overlappingPeriods(periods).length === 0, "two stretches of opening overlap"),
  special: z
    .array(specialSchema)
    .max(400)
    .refine(areClosedDaysAlone, "a date that is closed has no other hours")
    .overwrite((special) => special.toSorted((one, other) => one.date.localeCompare(other.date))),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** What stands in an address of the provider: nothing that could lead elsewhere there. */
export const placeIdSchema = line(300).regex(/^[\w-]*$/, "no id of a place");

const personSchema = z.strictObject({
  id,
  firstName: line(80).min(1),
  lastName: line(80).min(1),
});

export const branchSchema = z
  .strictObject({
    id,
    active: z.boolean().default(true),
    name: line(120).min(1),
    street: line(120).default(""),
    streetNumber: line(20).default(""),
    zip: line(20).default(""),
    city: line(80).default(""),
    phone: line(40)
      .refine((phone) => phone === "" || phoneHref(phone) !== null, "not a phone number")
      .default(""),
    email: z.union([z.literal(""), z.email()]).default(""),
    canton: z
      .string()
      .refine((code) => cantons.includes(code), "not a Swiss canton")
      .default("ZH"),
    lat: z.number().min(-90).max(90).nullable().default(null),
    lng: z.number().min(-180).max(180).nullable().default(null),
    timeZone: z.string().refine(isTimeZone, "not a time zone").default("Europe/Zurich"),
    /** Where its customers' reviews are found; empty: nowhere. */
    placeId: placeIdSchema.default(""),
    openingHours: openingHoursSchema.default({ periods: [], special: [] }),
    /** In the order in which they are read again, whatever order they were written in. */
    staff: z.array(personSchema).max(200).overwrite(inStaffOrder).default([]),
  })
  .refine(({ lat, lng }) => (lat === null) === (lng === null), "a place needs both coordinates");

/** What visitors see is published; a draft is not yet, and what is archived not any more. */
export const publicationStatusSchema = z.enum(["draft", "published", "archived"]);
export type PublicationStatus = z.infer<typeof publicationStatusSchema>;

/** So many branches a business has at most. */
export const mostBranches = 200;

/** A business with its branches, in the order in which they are shown, and their people. */
export const businessSchema = z
  .strictObject({
    id,
    name: line(120).min(1),
    status: publicationStatusSchema.default("published"),
    logoMediaId: id.nullable().default(null),
    programs: z.strictObject({ gesundheitsoptik: z.boolean(), frequentlens: z.boolean() }),
    branches: z.array(branchSchema).max(mostBranches),
  })
  .refine(
    ({ branches }) => isUnique([...branches, ...branches.flatMap(({ staff }) => staff)].map(({ id }) => id)),
    "an id stands twice",
  );
export type BusinessInput = z.input<typeof businessSchema>;
export type Business = z.output<typeof businessSchema>;

const named = () => z.array(id).max(10_000);

/** What named a branch, or one of its people, that is gone by now: `id` is of the one or the other. */
const cutLinkSchema = z.strictObject({ id, jobs: named(), items: named(), courses: named() });
export const cutLinksSchema = z.array(cutLinkSchema).max(10_000);
export type CutLinks = z.output<typeof cutLinksSchema>;

/** A change of a business. */
export const saveBusinessInput = businessSchema.safeExtend({
  ...seenRevision,
  links: cutLinksSchema
    .optional()
    .describe(
      "To take a removal or a change back: the links that its answer told, which name the branches and people again unless they name others by now.",
    ),
});
export type SaveBusinessInput = z.input<typeof saveBusinessInput>;

const keptMomentSchema = z.strictObject({ day: z.number(), time: z.string() });

/** Opening hours as they are stored: also those that would be refused today. */
export const keptHoursSchema = z.strictObject({
  periods: z.array(z.strictObject({ open: keptMomentSchema, close: keptMomentSchema })),
  special: z.array(z.strictObject({ date: z.string(), open: z.string(), close: z.string() })),
});

const keptBranchSchema = z.strictObject({
  id,
  active: z.boolean(),
  name: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  canton: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  timeZone: z.string(),
  placeId: z.string(),
  openingHours: keptHoursSchema,
  staff: z.array(z.strictObject({ id: z.uuid(), firstName: z.string(), lastName: z.string() })),
});

/**
 * A business as it is stored. What is stored can be older than a limit, and has come past other doors than the form: it is
 * read whatever it holds, and the form says what has to be shorter before it is saved again.
 */
export const keptBusinessSchema = z.strictObject({
  ...businessSchema.shape,
  name: z.string(),
  branches: z.array(keptBranchSchema),
  revision: revisionSchema,
});
export type KeptBusiness = z.output<typeof keptBusinessSchema>;

/** The same after a change, with the links that it cut; none where nothing named what is gone. */
export const savedBusinessSchema = keptBusinessSchema.extend({ links: cutLinksSchema });
export type SavedBusiness = z.output<typeof savedBusinessSchema>;

function areClosedDaysAlone(special: { date: string; open: string; close: string }[]): boolean {
  const closed = special.filter(({ open, close }) => open === close).map(({ date }) => date);
  return closed.every((date) => special.filter((entry) => entry.date === date).length === 1);
}

function isUnique(ids: string[]): boolean {
  return new Set(ids).size === ids.length;
}
