import { keepHouseJob } from "~/features/golf/retention.ts";
import type { Job } from "./define-job.ts";

/** Every job of the product. */
export const allJobs: readonly Job[] = [keepHouseJob];
