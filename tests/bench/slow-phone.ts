import type { CDPSession } from "@playwright/test";

/** A phone in the country: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms. */
const phone = { slowdown: 4, bytesPerSecond: 200_000, latencyMs: 150 };

/** Slows a page down to such a phone, from now on. */
export async function slowDown(session: CDPSession): Promise<void> {
  const { bytesPerSecond, latencyMs: latency } = phone;
  await slowCpu(session);
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...throughput });
}

/** The same with a line as quick as this machine's. */
export async function slowCpu(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
}
