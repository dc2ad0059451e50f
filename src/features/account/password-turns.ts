import { networkOf } from "~/lib/addresses/network-of.ts";
import { FairTurns } from "~/lib/turns/fair-turns.ts";
import { processWide } from "~/server/process-wide.ts";
import { hashPassword, isPasswordOf } from "./domain/password.ts";

interface Guest {
  ip: string;
  /** The device, when the account was opened on it before. */
  deviceId: string | null;
}

/**
 * Each check takes a core, 19 MiB and one of the process's four threads for a moment: so many run at once, so that a flood
 * of them leaves a thread to those who know their device, and one to files.
 */
const turns = () =>
  processWide("password-turns", () => ({
    strangers: new FairTurns(2, { patienceMs: 10_000 }),
    known: new FairTurns(1, { patienceMs: 10_000 }),
  }));

/** Checks a password once it is its turn, which goes round among networks; known devices have a line of their own. */
export function inPasswordTurn<Checked>({ ip, deviceId }: Guest, check: () => Promise<Checked>): Promise<Checked> {
  const { strangers, known } = turns();
  return deviceId ? known.run(deviceId, check) : strangers.run(networkOf(ip), check);
}

/**
 * The hash of a password that somebody who is signed in gives to a page, once it is their turn among all of them; the
 * present one where it is of this very password.
 */
export function hashInTurn(
  { userId }: { userId: string },
  password: string,
  present: string | null = null,
): Promise<string> {
  return turns().known.run(userId, async () =>
    present !== null && (await isPasswordOf(present, password)) ? present : hashPassword(password),
  );
}
