import { join } from "node:path";
import { inject } from "vitest";

/** What a worker's files take in lies in no other worker's way, who would count it, or sweep it away. */
process.env.DATA_DIR = join(inject("dataFolder"), `data-${process.env.VITEST_POOL_ID}`);
