import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/support/browser.ts";

/** One product, started as a newcomer starts it, on a port of its own with an empty data folder. */
const port = Number(process.env.E2E_PORT ?? 3199);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    },
  },
  webServer: {
    command: "npx --no-install tsx tests/support/start-product.ts",
    url: `http://localhost:${port}/readyz`,
    timeout: 240_000,
    reuseExistingServer: !process.env.CI,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
