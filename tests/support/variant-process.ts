import { makeAvifJob } from "~/features/media/make-avif.ts";
import { makeVariantsJob } from "~/features/media/make-variants.ts";
import { startJobs } from "~/server/jobs/start-jobs.ts";

/** A process that makes copies of pictures until it is killed; what another one had begun it finds within seconds. */
startJobs([makeVariantsJob, makeAvifJob], { searchSeconds: 1, pollSeconds: 0.5 });
