import type { DirectoryData } from "~/features/blocks/data/directory-data.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { publicProcedure, type ApiContext } from "~/server/api/trpc.ts";
import { countSearch } from "~/server/limits/search-limit.ts";
import { foundPlaces } from "./found-places.ts";
import { directoryAnswerSchema, directoryPlacesSchema, directoryQuerySchema, placesQuerySchema } from "./schema.ts";
import { searchDirectory } from "./search-directory.ts";
import type { z } from "zod";
import { isSiteEditor } from "~/lib/site-editor.ts";

const rest = restOf("site");

/** Visitors may see the directory once a page shows it that they may see; editors wherever it is. */
async function isShown({ actor, isShown }: ApiContext): Promise<boolean> {
  return (actor !== null && isSiteEditor(actor)) || (await isShown?.("businessSearch")) !== false;
}

/** The directory of businesses, as visitors search it who may see a page that shows it; empty for all others. */
export const searchProcedure = publicProcedure
  .meta(rest("GET", "/directory/search"))
  .input(directoryQuerySchema)
  .output(directoryAnswerSchema)
  .query(async ({ ctx, input }) => {
    countSearch(ctx.ip);
    if (!(await isShown(ctx))) return { total: 0, pages: 0, letters: [], businesses: [] };
    return answer(await searchDirectory({ db: ctx.db, siteId: ctx.site.id }, input));
  });

/** So many places cost as much as a page of what is found. */
const placesOfSearch = 500;

/** Where all of it is, for a map; many places count as several questions. */
export const placesProcedure = publicProcedure
  .meta(rest("GET", "/directory/places"))
  .input(placesQuerySchema)
  .output(directoryPlacesSchema)
  .query(async ({ ctx, input }) => {
    countSearch(ctx.ip);
    if (!(await isShown(ctx))) return { total: 0, places: [] };
    const weigh = (places: number) => countSearch(ctx.ip, Math.floor(places / placesOfSearch));
    return await foundPlaces({ db: ctx.db, siteId: ctx.site.id, weigh }, input);
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
