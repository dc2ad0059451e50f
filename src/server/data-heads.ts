import { z } from "zod";
import type { Db } from "./db.ts";
import type { LiveBus } from "./live/live-bus.ts";
import { processWide } from "./process-wide.ts";

/** How often each kind of data that sections show has changed, by its key. */
export type DataHeads = Readonly<Record<string, number>>;

const known = () => processWide("data-heads", () => new Map<string, DataHeads>());

/** The head numbers of a site's data, as this process knows them. */
export function dataHeadsOf(siteId: string): DataHeads {
  return known().get(siteId) ?? {};
}

/** Takes the head numbers as they were read from the site's row. */
export function noteDataHeads(siteId: string, stored: unknown): void {
  known().set(siteId, z.record(z.string(), z.number()).catch({}).parse(stored));
}

/**
 * Holds the site's row until the transaction ends. Who changes a medium and then counts it up does this first: what is
 * said of media is saved with the site held, and each would wait for the other.
 */
export async function holdSite(tx: Db, siteId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`;
}

/** Counts a change of the site's data up, in the transaction that makes it; afterwards `wakeData` tells every process. */
export async function raiseDataHead(tx: Db, siteId: string, key: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Site" SET "dataHeads" = "dataHeads" || jsonb_build_object(${key}::text,
      coalesce(("dataHeads" ->> ${key}::text)::int, 0) + 1)
    WHERE id = ${siteId}::uuid`;
}

export const dataTopic = (siteId: string): string => `data:${siteId}`;

export function wakeData(bus: LiveBus, siteId: string): void {
  bus.wake(dataTopic(siteId));
}
