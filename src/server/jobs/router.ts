import { restOf } from "~/server/api/rest-call.ts";
import { adminProcedure, router } from "~/server/api/trpc.ts";
import { jobListInput, jobListSchema, listJobs } from "./list.ts";

const rest = restOf("operations");

export const jobsRouter = router({
  list: adminProcedure
    .meta(rest("GET", "/jobs/list"))
    .input(jobListInput)
    .output(jobListSchema)
    .query(({ ctx, input }) => listJobs(ctx.db, input)),
});
