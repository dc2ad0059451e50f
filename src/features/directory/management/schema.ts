import { z } from "zod";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { keptBusinessSchema, publicationStatusSchema } from "../schema.ts";

/** Which businesses the panel lists: those of a status, or all. */
export const listBusinessesInput = z.strictObject({
  search: z.string().trim().max(100).default(""),
  status: publicationStatusSchema.optional(),
  page: z.number().int().min(1).max(500).default(1),
});
export type ListBusinessesInput = z.output<typeof listBusinessesInput>;

const businessRowSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  status: publicationStatusSchema,
  /** The cities of its active branches, each once. */
  towns: z.array(z.string()),
  branches: z.number().int(),
  /** The site belongs to it. */
  isOwn: z.boolean(),
});

export const businessListSchema = z.strictObject({
  businesses: z.array(businessRowSchema),
  total: z.number().int(),
  pages: z.number().int(),
});

/** To which business something belongs, and whether visitors see that. */
const ofBusiness = { businessId: z.uuid(), business: z.string(), status: publicationStatusSchema };

/** A branch among those of all businesses. */
const branchRowSchema = z.strictObject({
  ...{ id: z.uuid(), name: z.string(), city: z.string(), active: z.boolean(), ...ofBusiness },
});

/** Somebody among the people of all branches. */
const staffRowSchema = z.strictObject({
  ...{ id: z.uuid(), firstName: z.string(), lastName: z.string() },
  ...{ branch: z.string(), city: z.string(), ...ofBusiness },
});

const paged = { total: z.number().int(), pages: z.number().int() };
export const branchListSchema = z.strictObject({ branches: z.array(branchRowSchema), ...paged });
export const staffListSchema = z.strictObject({ staff: z.array(staffRowSchema), ...paged });

/** Among which branches somebody chooses, and which one is chosen. */
export const listBranchesInput = z.strictObject({
  search: z.string().trim().max(100).default(""),
  chosenId: z.uuid().toLowerCase().optional(),
});
export type ListBranchesInput = z.output<typeof listBranchesInput>;

/** A branch to be chosen, with its people. */
export const branchChoiceSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  business: z.string(),
  staff: z.array(z.strictObject({ id: z.uuid(), firstName: z.string(), lastName: z.string() })),
});
export type BranchChoice = z.infer<typeof branchChoiceSchema>;

/** A business with the picture that its logo is, and what it is to the site. */
export const shownBusinessSchema = z.strictObject({
  business: keptBusinessSchema,
  logo: mediaRefSchema.nullable(),
  /** The site belongs to it. */
  isOwn: z.boolean(),
});
