import { editorProcedure, router } from "~/server/api/trpc.ts";
import { readVisits } from "./report.ts";
import { visitReportInput, visitReportSchema } from "./schema.ts";

/** How the site is visited, for its editors. */
export const visitRouter = router({
  report: editorProcedure
    .meta({ openapi: { method: "GET", path: "/visits", tags: ["site"] } })
    .input(visitReportInput)
    .output(visitReportSchema)
    .query(({ ctx, input }) => readVisits(ctx, input)),
});
