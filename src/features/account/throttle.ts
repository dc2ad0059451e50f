import { hour, minute, rateLimit } from "~/server/rate-limit.ts";
import { slowDownMs } from "./domain/slow-down.ts";
import { waitAtMost } from "./waiting-room.ts";

/** Tries that may fail: from one address or known device at one account, and from one address at all of them. */
const pair = rateLimit("sign-ins at an account", { most: 10, windowMs: 15 * minute });
const address = rateLimit("sign-ins of an address", { most: 100, windowMs: 15 * minute });
/** Never refused, only slowed down. */
const account = rateLimit("failed sign-ins at an account", { most: Infinity, windowMs: hour });

export interface Guest {
  ip: string;
  email: string;
  /** The device, when this account was opened on it before (see `device-cookie.ts`). */
  deviceId?: string | null;
}

/**
 * Counts a try to prove who one is before it is looked at, so that tries at the same moment count as well, and takes it
 * back when it succeeds. Throws `too-many` with `retryAfterMs` for an address that tried too often. An account is never
 * locked: after many failed tries from anywhere the next ones wait, except on a device that it was opened on before.
 * Kept in this process's memory: more processes allow as many times more tries.
 */
export async function throttled<Result>(guest: Guest, attempt: () => Promise<Result | null>): Promise<Result | null> {
  const pairKey = `${guest.deviceId ?? guest.ip} ${guest.email}`;
  pair.check(pairKey);
  address.check(guest.ip);
  pair.count(pairKey);
  address.count(guest.ip);
  if (!guest.deviceId) await waitAtMost(slowDownMs(account.count(guest.email)));
  const result = await attempt();
  if (result === null) return null;
  pair.forget(pairKey);
  address.takeBack(guest.ip);
  if (!guest.deviceId) account.takeBack(guest.email);
  return result;
}

/** How often an account was tried and not opened within the hour, from devices that it does not know. */
export function failedTriesAt(email: string): number {
  return account.countOf(email);
}
