import { randomUUID } from "node:crypto";
import type { RootDb } from "~/server/db.ts";

/** A worker of which nothing was heard for so long was killed, and another may take its place. */
export const lostMs = 60_000;
const beatMs = 15_000;

/**
 * Does the work on a run unless somebody else is at it: a part may take longer than the queue believes in it, and what is
 * asked for twice is paid twice. Whoever works is heard of meanwhile. False when somebody else is at it.
 */
export async function asOnlyWorker(
  db: RootDb,
  { siteId, runId }: { siteId: string; runId: string },
  work: (workerId: string) => Promise<void>,
): Promise<boolean> {
  const workerId = randomUUID();
  const isLost = { lt: new Date(Date.now() - lostMs) };
  const { count } = await db.translationRun.updateMany({
    where: { siteId, id: runId, state: "running", OR: [{ workerId: null }, { heardAt: isLost }] },
    data: { workerId, heardAt: new Date() },
  });
  if (count === 0) return false;
  const own = { siteId, id: runId, workerId };
  const beat = setInterval(() => {
    // A beat that the database misses is followed by others.
    void db.translationRun.updateMany({ where: own, data: { heardAt: new Date() } }).catch(() => undefined);
  }, beatMs);
  try {
    await work(workerId);
  } finally {
    clearInterval(beat);
    await db.translationRun.updateMany({ where: own, data: { workerId: null } });
  }
  return true;
}
