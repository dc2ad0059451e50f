import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const shared = {
  resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
  oxc: { jsx: { runtime: "automatic" as const } },
};

/** Three projects: `unit` needs nothing, `integration` and `faults` need a real PostgreSQL. */
export default defineConfig({
  ...shared,
  test: {
    // As many as there are cores: the main process has little to do meanwhile. Faults run alone, one after the other.
    maxWorkers: cpus().length,
    // A fixed, odd zone, so that a forgotten time zone fails.
    env: { TZ: "Asia/Kathmandu", NODE_ENV: "test", LOG_LEVEL: "silent" },
    projects: [
      {
        ...shared,
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "prisma/**/*.test.ts", "tests/support/**/*.test.ts"],
          testTimeout: 60_000, // properties over many plays, on a machine with half of its speed to spare
        },
      },
      {
        ...shared,
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "./tests/support/global-setup.ts",
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: "./tests/support/global-setup.ts",
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
