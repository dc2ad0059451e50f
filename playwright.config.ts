import { defineConfig } from "@playwright/test";
import { findHeadlessChromium } from "./tests/support/browser.ts";

/** One product, started as a newcomer starts it, on a port of its own with an empty data folder. */
const port = Number(process.env.E2E_PORT ?? 3199);

const chromium = (...args: string[]) => ({
  launchOptions: {
    executablePath: findHeadlessChromium(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", ...args],
  },
});
/** Maps are a list of places, as on a phone that cannot draw them: drawing in software takes half of the machine. */
const withoutMaps = chromium("--disable-gpu", "--disable-3d-apis");
/** The editor as people with less motion see it: a colour on its way to another is no fault, and nothing waits for a slide. */
const calmly = { ...withoutMaps, contextOptions: { reducedMotion: "reduce" } } as const;
const withMaps = {
  ...chromium("--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"),
  viewport: { width: 960, height: 600 }, // each pixel of a map costs the processor
  contextOptions: { reducedMotion: "reduce" as const }, // and so does each picture of a flight
};

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2, // as many as CI has cores: with a third one stories wait for the processor, not for the product
  // Stories of the sites share pages of the demo, and must not meet on them: one worker. Those that make a site of their
  // own, and those of golf, which have a round of their own, come last, because any worker that is free can take them.
  projects: [
    {
      name: "sites",
      testIgnore: /(golf|map|visitor|typing|hostile|first-week)[\w-]*\.spec\.ts/,
      workers: 1,
      use: calmly,
    },
    { name: "map", testMatch: /map\.spec\.ts/, workers: 1, use: withMaps },
    { name: "typing", testMatch: /typing[\w-]*\.spec\.ts/, workers: 1, use: calmly },
    { name: "visitors", testMatch: /visitor[\w-]*\.spec\.ts/, workers: 1, use: withoutMaps },
    { name: "own", testMatch: /(hostile|first-week)[\w-]*\.spec\.ts/, workers: 2, use: calmly },
    { name: "golf", testMatch: /golf[\w-]*\.spec\.ts/, workers: 2, use: withoutMaps },
  ],
  retries: 0, // a story that passes at its second try hides a race
  // For a machine with a fifth of its speed to spare; a story that hangs ends here.
  timeout: 1_200_000,
  expect: { timeout: 180_000 }, // as patient as the machine may be slow: what holds passes at once
  reporter: [["line"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 120_000, // a click on what never comes is told with its line
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false }, // those would slow every story down
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "npx --no-install tsx tests/support/start-product.ts",
    url: `http://localhost:${port}/readyz`,
    timeout: 1_800_000, // the product builds itself first
    // A server that an earlier run left behind would show that run's pages.
    reuseExistingServer: process.env.E2E_REUSE === "1",
    // All phones of all stories come from one address.
    env: {
      PORT: String(port),
      GAMES_PER_HOUR_AND_IP: "1000",
      MAX_CONNECTIONS_PER_IP: "2000",
      LIVE_MAX_SOCKETS_PER_IP: "500",
      // A machine that is slow for a while is none that turns work away.
      LOOP_LAG_LIMIT_MS: "60000",
      DATABASE_PATIENCE: "10",
      PICTURE_AVIF: "0", // it would take the processor from the stories for a minute
      STARTED_BY: String(process.pid),
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
