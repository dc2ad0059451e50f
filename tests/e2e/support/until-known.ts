import { expect } from "@playwright/test";
import { ask } from "../../support/web-server.ts";

/** Waits until the product shows a site that the stories' own process has made: it looks for such every two seconds. */
export async function untilKnown(host: string, port: number): Promise<void> {
  await expect.poll(async () => (await ask(port, host, "/robots.txt", {})).status).toBe(200);
}
