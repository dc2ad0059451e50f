import type { DirectoryData } from "~/features/blocks/directory-data.ts";
import { publicProcedure } from "~/server/api/trpc.ts";
import { countSearch } from "~/server/search-limit.ts";
import { foundPlaces } from "./found-places.ts";
import { directoryAnswerSchema, directoryPlacesSchema, directoryQuerySchema, placesQuerySchema } from "./schema.ts";
import { searchDirectory } from "./search-directory.ts";
import type { z } from "zod";

/** The directory of businesses, as visitors search it. */
export const searchProcedure = publicProcedure
  .meta({ openapi: { method: "GET", path: "/directory/search", tags: ["site"] } })
  .input(directoryQuerySchema)
  .output(directoryAnswerSchema)
  .query(async ({ ctx, input }) => {
    countSearch(ctx.ip);
    return answer(await searchDirectory({ db: ctx.db, siteId: ctx.site.id }, input));
  });

/** Where all of it is, for a map. */
export const placesProcedure = publicProcedure
  .meta({ openapi: { method: "GET", path: "/directory/places", tags: ["site"] } })
  .input(placesQuerySchema)
  .output(directoryPlacesSchema)
  .query(({ ctx, input }) => {
    countSearch(ctx.ip);
    return foundPlaces({ db: ctx.db, siteId: ctx.site.id }, input);
  });

function answer({ total, pages, letters, businesses }: DirectoryData): z.input<typeof directoryAnswerSchema> {
  return {
    total,
    pages,
    letters,
    businesses: businesses.map(({ id, name, logo, programs, branches }) => ({
      id,
      name,
      logoImage: logo && { publicUrl: logo.publicUrl, name },
      programs: {
        gesundheitsoptik: programs.includes("gesundheitsoptik"),
        frequentlens: programs.includes("frequentlens"),
      },
      branches: branches.map(({ id: branchId, hours, zip, town, city: _city, ...branch }) => ({
        ...branch,
        id: branchId,
        active: true as const,
        zip,
        city: town,
        openingHours: hours && { isOpen: hours.isOpen, week: hours.week.map(({ times }) => times) },
      })),
    })),
  };
}
