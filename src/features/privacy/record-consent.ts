import { networkOf } from "~/lib/addresses/network-of.ts";
import { day, hour } from "~/lib/time/lengths.ts";
import type { RootDb } from "~/server/db.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { consentsKeptDays, type ConsentInput } from "./schema.ts";

const ofAddress = rateLimit("consents of an address", { most: 60, windowMs: hour });
const ofSite = rateLimit("consents of a site", { most: 20_000, windowMs: 24 * hour });

interface VisitorContext {
  db: RootDb;
  site: { id: string };
  ip: string;
}

/** Keeps a record of what a visitor agreed to; of them only the random id that their browser made. Throws `too-many`. */
export async function recordConsent({ db, site, ip }: VisitorContext, input: ConsentInput): Promise<void> {
  ofAddress.count(networkOf(ip));
  ofSite.count(site.id);
  await db.consentRecord.create({ data: { siteId: site.id, ...input }, select: { id: true } });
}

/** Deletes a site's records that are older than three years. */
export async function deleteOldConsents(db: RootDb, siteId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - consentsKeptDays * day);
  await db.consentRecord.deleteMany({ where: { siteId, createdAt: { lt: before } } });
}
