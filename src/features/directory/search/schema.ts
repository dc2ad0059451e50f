import { z } from "zod";
import { programs } from "~/features/blocks/data/programs.ts";

/** A place as it is asked for: latitude and longitude with a comma between. */
const nearSchema = z
  .string()
  .max(40)
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, "a place is two numbers");

/** What is looked for in the directory. Each part narrows; with both programmes a business needs either. */
export const directoryQuerySchema = z.strictObject({
  q: z.string().trim().max(100).default(""),
  program: z.array(z.enum(programs)).max(programs.length).default([]),
  open: z.boolean().default(false),
  letter: z
    .string()
    .regex(/^([A-Z]|#)$/)
    .optional(),
  near: nearSchema.optional(),
  page: z.number().int().min(1).max(500).default(1),
});
export type DirectoryQuery = z.output<typeof directoryQuerySchema>;

/** The query of an address such as `?q=bern&program=frequentlens&open=1`; what does not fit is left out. Pure. */
export function directoryQueryOf(parameters: URLSearchParams): DirectoryQuery {
  const { q, open, letter, near, page } = Object.fromEntries(parameters);
  const { shape } = directoryQuerySchema;
  return {
    q: shape.q.catch("").parse(q?.slice(0, 100)),
    program: programs.filter((program) => parameters.getAll("program").includes(program)),
    open: open === "1" || open === "on" || open === "true",
    letter: shape.letter.catch(undefined).parse(letter),
    near: shape.near.catch(undefined).parse(near),
    page: shape.page.catch(1).parse(page === undefined ? undefined : Number(page)),
  };
}

/** The parameters that ask a page with a directory for something. */
const asking: readonly string[] = Object.keys(directoryQuerySchema.shape);

/** Whether an address asks the directory of its page for something. Pure. */
export function asksDirectory(parameters: URLSearchParams): boolean {
  return asking.some((name) => parameters.has(name));
}

/** What a map asks: the same without an order and without pages. */
export const placesQuerySchema = directoryQuerySchema.omit({ near: true, page: true });
export type PlacesQuery = z.output<typeof placesQuerySchema>;

/** What `directory.places` answers. */
export const directoryPlacesSchema = z.strictObject({
  /** How many there are, also where fewer are told. */
  total: z.number().int(),
  places: z.array(
    z.strictObject({ id: z.uuid(), name: z.string(), address: z.string(), lng: z.number(), lat: z.number() }),
  ),
});
export type DirectoryPlaces = z.output<typeof directoryPlacesSchema>;

const hoursSchema = z.strictObject({
  isOpen: z.boolean(),
  week: z.array(z.array(z.string())),
});

/** What `directory.search` answers. */
export const directoryAnswerSchema = z.strictObject({
  total: z.number().int(),
  pages: z.number().int(),
  /** The letters under which something is found. */
  letters: z.array(z.string()),
  businesses: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      logoImage: z.strictObject({ publicUrl: z.string(), name: z.string() }).nullable(),
      programs: z.strictObject({ gesundheitsoptik: z.boolean(), frequentlens: z.boolean() }),
      branches: z.array(
        z.strictObject({
          id: z.uuid(),
          active: z.literal(true),
          name: z.string(),
          street: z.string(),
          zip: z.string(),
          city: z.string(),
          phone: z.string(),
          email: z.string(),
          place: z.tuple([z.number(), z.number()]).nullable(),
          openingHours: hoursSchema.nullable(),
          metres: z.number().nullable(),
        }),
      ),
    }),
  ),
});
