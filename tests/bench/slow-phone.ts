import type { CDPSession } from "@playwright/test";

/** A phone in the country: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms. */
const phone = { slowdown: 4, bytesPerSecond: 200_000, latencyMs: 150 };

/** Slows a page down to such a phone, from now on. */
export async function slowDown(session: CDPSession): Promise<void> {
  const { slowdown: rate, bytesPerSecond, latencyMs: latency } = phone;
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...throughput });
}
