import { processWide } from "~/server/process-wide.ts";
import { DomainError } from "~/lib/errors.ts";
import { WindowCounter } from "~/lib/window-counter.ts";
import { slowDownMs } from "./domain/slow-down.ts";
import { waitAtMost } from "./waiting-room.ts";

const minute = 60_000;
const maxKeys = 20_000;

/** Tries that may fail: from one address or known device at one account, and from one address at all of them. */
const most = { pair: 10, address: 100 };

const counters = () =>
  processWide("sign-in-counters", () => ({
    pair: new WindowCounter({ windowMs: 15 * minute, maxKeys }),
    address: new WindowCounter({ windowMs: 15 * minute, maxKeys }),
    account: new WindowCounter({ windowMs: 60 * minute, maxKeys }),
  }));

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
  const { pair, address, account } = counters();
  const pairKey = `${guest.deviceId ?? guest.ip} ${guest.email}`;
  refuseOver(most.pair, pair, pairKey);
  refuseOver(most.address, address, guest.ip);
  pair.add(pairKey);
  address.add(guest.ip);
  if (!guest.deviceId) await waitAtMost(slowDownMs(account.add(guest.email)));
  const result = await attempt();
  if (result === null) return null;
  pair.forget(pairKey);
  address.takeBack(guest.ip);
  if (!guest.deviceId) account.takeBack(guest.email);
  return result;
}

/** How often an account was tried and not opened within the hour, from devices that it does not know. */
export function failedTriesAt(email: string): number {
  return counters().account.countOf(email);
}

function refuseOver(limit: number, counter: WindowCounter, key: string): void {
  if (counter.countOf(key) < limit) return;
  throw new DomainError("too-many", "Too many tries to sign in", { retryAfterMs: Math.ceil(counter.msLeft(key)) });
}
