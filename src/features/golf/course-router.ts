import { z } from "zod";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema } from "~/lib/locales.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { coursesOf } from "./course.ts";

export const courseRouter = router({
  /** What sections that show a course draw, as visitors get it now, by kind. */
  shown: editorProcedure
    .meta(restOf("collection")("GET", "/course/shown"))
    .input(z.strictObject({ lang: localeSchema }))
    .output(z.record(z.string(), z.unknown()))
    .query(async ({ ctx, input }) => {
      const index = await getSiteIndex(ctx.siteId);
      if (!index) throw new DomainError("not-found", "no such site");
      const { byCollection, ...course } = await coursesOf(index, input.lang);
      return { gameSetup: course, mapContainer: { ...course, byCollection }, scoreTracker: course };
    }),
});
