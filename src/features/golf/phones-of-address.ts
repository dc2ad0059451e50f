import type { Db } from "~/server/db.ts";
import { golfSettingsOf } from "./golf-settings.ts";

/** A round is scored on four phones at most, as a rule. */
const phonesOfRound = 4;
/** What is known is good for so long: a door that many knock at asks the database once. */
const goodForMs = 10_000;
const known = new Map<string, { phones: Promise<number>; until: number }>();

/** How many phones may follow rounds of a site behind one address: those of the rounds that may be started there in an hour. */
export function phonesOfAddress(db: Db, siteId: string): Promise<number> {
  const now = Date.now();
  const kept = known.get(siteId);
  if (kept && kept.until > now) return kept.phones;
  const phones = golfSettingsOf(db, siteId).then((golf) => golf.roundsPerHourAndAddress * phonesOfRound);
  known.set(siteId, { phones, until: now + goodForMs });
  phones.catch(() => known.delete(siteId));
  return phones;
}
