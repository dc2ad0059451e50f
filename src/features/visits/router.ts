import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { readVisits } from "./report.ts";
import { visitReportInput, visitReportSchema } from "./schema.ts";

const rest = restOf("site");

/** How the site is visited, for its editors. */
export const visitRouter = router({
  report: editorProcedure
    .meta(rest("GET", "/visits"))
    .input(visitReportInput)
    .output(visitReportSchema)
    .query(({ ctx, input }) => readVisits(ctx, input)),
});
