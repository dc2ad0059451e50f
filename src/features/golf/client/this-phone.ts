import { deviceId } from "./device.ts";
import { browserStorage } from "./kept-values.ts";
import { golfConnection } from "./connection/connection.ts";
import { openPhoneStorage } from "./outbox/indexed-storage.ts";
import { sendOtherRounds } from "./outbox/other-rounds.ts";
import { paced, writePace } from "./outbox/pace.ts";
import type { PhoneStorage } from "./outbox/phone-storage.ts";

let storage: Promise<PhoneStorage> | null = null;
/** Everything that this page writes goes through one socket and keeps one pace. */
const pass = paced(writePace);

/** What this phone keeps of its rounds, opened once a page. */
export function phoneStorage(): Promise<PhoneStorage> {
  storage ??= openPhoneStorage();
  return storage;
}

/** What the round of a page needs of the phone that it is played on. */
export async function thisPhone() {
  return { storage: await phoneStorage(), deviceId: deviceId(), hasTabs: true, pass };
}

/** Sends what this phone still owes to rounds other than the page's own, until the page is left. */
export async function sendOwedToOthers(current: string | null, signal: AbortSignal): Promise<void> {
  const delivery = () => ({ connection: golfConnection(), deviceId: deviceId(), pass });
  const simple = browserStorage();
  await sendOtherRounds({ current, storage: await phoneStorage(), hasTabs: true, simple, delivery, signal });
}
