import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { longestWaitMs } from "./tests/support/patient.ts";

const shared = {
  resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
  oxc: { jsx: { runtime: "automatic" as const } },
};

/** Faults that hold a time which other work on the machine would lengthen: alone, one after the other. */
const measured = ["games-apart", "processes", "resume", "slow-readers"].map((name) => `tests/faults/${name}.test.ts`);

/** Those that hold no time but their own processor time: they may take as long as busier tests beside them let them. */
const unhurried = [
  "tests/faults/hostile-archive.test.ts",
  "tests/faults/input-budget.test.ts",
  "tests/integration/authorization-matrix.test.ts",
  "tests/integration/crawl-canaries.test.ts",
  "tests/integration/hostile-values.test.ts",
  "tests/integration/mail-many.test.ts",
  "tests/integration/migrations.test.ts",
  "tests/integration/migrations-demo.test.ts",
  "tests/integration/migrations-killed.test.ts",
  "tests/integration/presets.test.ts",
  "tests/integration/transfer.test.ts",
];

/** A test, and what precedes it, may wait for something as long as it likes, and tells then what did not come. */
const testTimeout = longestWaitMs + 300_000;
/** For the rounds that one run has time for; `npm run test:long` takes many times as many. */
const faultTimeout = process.env.LONG === "1" ? 3_600_000 : testTimeout;

/**
 * The few files that take minutes come first: the many short ones then keep every worker busy to the end. Those of a
 * project that keeps its modules follow each other by environment, else a worker begins anew at each change of it, and
 * by name, so that what one leaves behind is left to the same one at each run.
 */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ project, moduleId }: TestSpecification) =>
      Number(
        project.name !== "kills" &&
          !/(authorization-matrix|crawl-canaries|hostile-values|mail-many|migrations-killed|presets)\.test\.ts$/.test(
            moduleId,
          ),
      );
    const place = ({ project, moduleId }: TestSpecification) =>
      project.name === "unit" ? `${drawsPage(moduleId) ? "1" : "2"} ${moduleId}` : "";
    const placed = (await super.sort(files)).map((file) => ({ file, isShort: isShort(file), place: place(file) }));
    return placed
      .toSorted((a, b) => a.isShort - b.isShort || (a.place < b.place ? -1 : Number(a.place > b.place)))
      .map(({ file }) => file);
  }
}

const drawsPage = (file: string) => readFileSync(file, "utf8").includes("@vitest-environment jsdom");

/** Projects: `unit` needs nothing, the others a real PostgreSQL. */
export default defineConfig({
  ...shared,
  test: {
    // One more than there are cores, because most of these tests wait for another process now and then.
    maxWorkers: cpus().length + 1,
    // A fixed, odd zone, so that a forgotten time zone fails.
    // What tests ask of foreign servers is asked of a port where nobody is.
    // A server or a database beside busy tests is slow for their sake, and must not turn work away for it.
    env: {
      TZ: "Asia/Kathmandu",
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      PICTURE_AVIF: "0", // takes the processor from what is tested beside it; tests of it switch it on
      VIDEO_THUMBNAILS_URL: "http://127.0.0.1:9",
      LOOP_LAG_LIMIT_MS: "60000",
      DATABASE_PATIENCE: "10",
    },
    expect: { poll: { timeout: longestWaitMs, interval: 20 } },
    sequence: { sequencer: LongFilesFirst },
    experimental: { fsModuleCache: true }, // four runs, and each file that begins anew, need the same modules
    projects: [
      {
        ...shared,
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "prisma/**/*.test.ts", "tests/{support,bench}/**/*.test.ts"],
          setupFiles: ["./tests/support/left-behind.ts", "./tests/support/same-plays.ts"],
          isolate: false, // half of the time would go into reading the same modules again for each file
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        ...shared,
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: unhurried,
          globalSetup: "./tests/support/global-setup.ts",
          setupFiles: ["./tests/support/as-alone.ts", "./tests/support/own-data.ts"],
          isolate: false, // as for `unit`; each file begins as it would alone
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        ...shared,
        extends: true,
        test: {
          name: "kills",
          include: ["tests/faults/**/*.test.ts"],
          exclude: [...measured, ...unhurried],
          globalSetup: "./tests/support/global-setup.ts",
          setupFiles: "./tests/support/own-data.ts",
          testTimeout: faultTimeout,
          hookTimeout: faultTimeout,
        },
      },
      {
        ...shared,
        extends: true,
        test: {
          name: "unhurried",
          include: unhurried,
          globalSetup: "./tests/support/global-setup.ts",
          setupFiles: "./tests/support/own-data.ts",
          testTimeout: faultTimeout,
          hookTimeout: faultTimeout,
        },
      },
      {
        ...shared,
        extends: true,
        test: {
          name: "faults",
          include: measured,
          globalSetup: "./tests/support/global-setup.ts",
          setupFiles: "./tests/support/own-data.ts",
          fileParallelism: false,
          testTimeout: faultTimeout,
          hookTimeout: faultTimeout,
        },
      },
    ],
  },
});
