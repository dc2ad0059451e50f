import { adminProcedure, router } from "~/server/api/trpc.ts";
import { jobListInput, jobListSchema, listJobs } from "./list.ts";

export const jobsRouter = router({
  list: adminProcedure
    .meta({ openapi: { method: "GET", path: "/jobs/list", tags: ["operations"] } })
    .input(jobListInput)
    .output(jobListSchema)
    .query(({ ctx, input }) => listJobs(ctx.db, input)),
});
