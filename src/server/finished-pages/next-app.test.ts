import type { NextConfig } from "next";
import { shouldServeStreamingMetadata } from "next/dist/server/lib/streaming-metadata.js";
import { expect, it } from "vitest";
import { wholePages } from "./next-app.ts";

it("asks for pages with all that they say of themselves: sent behind them, it would leave them in pieces", async () => {
  const file = new URL("../../../next.config.js", import.meta.url).href;
  const { default: settings } = (await import(file)) as { default: NextConfig };
  const limited = settings.htmlLimitedBots?.source;
  expect(shouldServeStreamingMetadata(wholePages, limited)).toBe(false);
  expect(shouldServeStreamingMetadata("Mozilla/5.0", limited)).toBe(false);
});
