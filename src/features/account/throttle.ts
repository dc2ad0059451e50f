import { DomainError } from "~/lib/errors.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { hour, minute } from "~/lib/time/lengths.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { slowDownMs } from "./domain/slow-down.ts";
import { waitingRoom } from "./waiting-room.ts";

/** Tries that may fail: from one address or known device at one account, and from one address at all of them. */
const pair = rateLimit("sign-ins at an account", { most: 10, windowMs: 15 * minute });
const address = rateLimit("sign-ins of an address", { most: 100, windowMs: 15 * minute });
/** Never refused, only slowed down. */
const account = rateLimit("failed sign-ins at an account", { most: Infinity, windowMs: hour });
/** Wrong codes of whoever has the password already: six digits are few, and a new address is cheap. */
const codes = rateLimit("wrong codes at an account", { most: 10, windowMs: 15 * minute });
const waitAtMost = waitingRoom();

interface Guest {
  ip: string;
  email: string;
  /** The device, when this account was opened on it before (see `device-cookie.ts`). */
  deviceId?: string | null;
}

/**
 * Counts a try to prove who one is before it is looked at, so that tries at the same moment count as well, and takes it
 * back when it succeeds or comes to nothing. Throws `too-many` with `retryAfterMs` for an address that tried too often.
 * An account is never locked: after many failed tries from anywhere the next ones wait, except on a device that it was
 * opened on before, which is counted by its own tries alone, whatever others in its network do. Kept in this process's
 * memory: more processes allow as many times more tries.
 */
export async function throttled<Result>(guest: Guest, attempt: () => Promise<Result | null>): Promise<Result | null> {
  const network = networkOf(guest.ip);
  const pairKey = `${guest.deviceId ?? network} ${guest.email}`;
  const isKnown = Boolean(guest.deviceId);
  pair.check(pairKey);
  if (!isKnown) address.check(network);
  pair.count(pairKey);
  if (!isKnown) {
    address.count(network);
    await waitAtMost(slowDownMs(account.count(guest.email)));
  }
  const takeBack = () => {
    if (isKnown) return;
    address.takeBack(network);
    account.takeBack(guest.email);
  };
  try {
    const result = await attempt();
    if (result === null) return null;
    pair.forget(pairKey);
    takeBack();
    return result;
  } catch (error) {
    if (isWrongCode(error)) throw error;
    pair.takeBack(pairKey);
    takeBack();
    throw error;
  }
}

/** Whatever else goes wrong, as a database that is away or a code that is asked for now, tells nothing of who tries. */
function isWrongCode(error: unknown): boolean {
  return error instanceof DomainError && (error.code === "too-many" || error.details?.reason === "codeWrong");
}

/**
 * Counts a code that follows the right password, before it is looked at, and takes it back when it is right. Throws
 * `too-many` after ten wrong ones, from wherever they come; a device that the account was opened on is counted by its own
 * tries alone, so that a thief of the password does not lock the owner out.
 */
export async function throttledCode<Passed>(
  { userId, deviceId }: { userId: string; deviceId: string | null },
  attempt: () => Promise<Passed | null>,
): Promise<Passed | null> {
  if (deviceId) return attempt();
  codes.count(userId);
  const passed = await attempt();
  if (passed !== null) codes.takeBack(userId);
  return passed;
}

/** How often an account was tried and not opened within the hour, from devices that it does not know. */
export function failedTriesAt(email: string): number {
  return account.countOf(email);
}
